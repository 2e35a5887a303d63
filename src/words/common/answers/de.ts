import { LANGUAGE_NAMES } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import type { Permission } from '../phrases/contract.ts';
import { phrases } from '../phrases/index.ts';
import type { AnswerWords, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('de');
const { permissions, manageServer, toMove } = phrases.de;

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => (word === '' ? '(nichts, was gezeigt werden kann)' : `„${word}“`);

/** What becomes of boards that are replaced. */
const formerBoards = (keepsPictures: boolean): string =>
  keepsPictures
    ? 'Kommt der nächste Spielplan, behält der alte sein Bild.'
    : 'Kommt der nächste Spielplan, schrumpft der alte auf ein, zwei Zeilen.';

export const de: AnswerWords = {
  unknownButton: () => 'Diesen Knopf gibt es nicht mehr.',
  trouble: () =>
    'Bei uns ist etwas schiefgegangen. Was schon angenommen war, bleibt erhalten; bitte versuch es noch einmal.',
  outdated: ({ awaited }) => `Dieser Knopf ist veraltet. ${toMove(awaited)}`,
  notYours: ({ awaited, figures }) =>
    figures === null
      ? `Du hast keinen Platz an diesem Tisch. ${toMove(awaited)}`
      : `${toMove(awaited)} Du hast ${figures}.`,
  botPlays: ({ awaited }) => `Du hast aufgegeben; der Bot spielt an deinem Platz weiter. ${toMove(awaited)}`,
  seated: ({ table }) =>
    `Du hast einen Platz an Tisch ${table}. Vor dem Start kannst du ein Wort fürs Mischen mitgeben oder aufstehen.`,
  joined: ({ table, word }) =>
    `Du hast einen Platz an Tisch ${table}.${word === null ? '' : ` Dein Wort fürs Mischen: ${quoted(word)}.`}`,
  wordSet: ({ table, word }) =>
    word === null
      ? `Du gibst kein Wort in das Mischen von Tisch ${table}.`
      : `Dein Wort fürs Mischen an Tisch ${table}: ${quoted(word)}.`,
  left: ({ table }) => `Du hast Tisch ${table} verlassen.`,
  started: ({ table }) => `Tisch ${table} hat begonnen.`,
  cancelled: ({ table }) => `Tisch ${table} ist geschlossen.`,
  cancelQuestion: ({ table }) =>
    `Willst du Tisch ${table} wirklich für alle beenden? Die Partie zählt nicht, und ihr Protokoll wird offen.`,
  closeQuestion: ({ table }) => `Schließt du Tisch ${table}? Dann kann dort niemand mehr Platz nehmen.`,
  lastLeaveQuestion: ({ table }) =>
    `Außer dir sitzt niemand mehr an Tisch ${table}: Stehst du auf, wird er geschlossen.`,
  removeQuestion: ({ table }) => `Wessen Platz an Tisch ${table} gibst du frei?`,
  removed: ({ name }) => `${name} hat keinen Platz mehr.`,
  optionSet: ({ option, isOn }) => `\`${option}\` ist ${isOn ? 'an' : 'aus'}.`,
  resigned: ({ table, winners }) =>
    `Du hast an Tisch ${table} aufgegeben. ${winners.length === 0 ? 'Der Bot spielt an deinem Platz weiter.' : `Die Partie ist vorbei: ${list(winners)} gewinnt.`}`,
  resignQuestion: ({ table, winners }) =>
    `Willst du an Tisch ${table} wirklich aufgeben? ${winners.length === 0 ? 'Der Bot spielt dann an deinem Platz weiter.' : `Damit endet die Partie: ${list(winners)} gewinnt.`}`,
  noTable: () => 'So einen Tisch gibt es in diesem Kanal nicht. `/new` eröffnet einen, `/games` zeigt deine.',
  whichTable: ({ more }) =>
    `Mehrere Tische kommen infrage. Welcher ist gemeint?${more === 0 ? '' : ` (Dazu ${count(more, 'weiterer', 'weitere')}: Gib \`tisch:\` an.)`}`,
  askAgain: ({ table }) => `Ich weiß nicht mehr, was du wolltest: Bitte noch einmal, mit \`tisch:${table}\`.`,
  noGames: () => 'Hier ist kein Tisch offen. `/new` eröffnet einen.',
  directOn: () => 'Deine Hand kommt auf diesem Server als Direktnachricht.',
  directOff: ({ onBoard }) =>
    `Deine Hand kommt auf diesem Server nicht mehr als Direktnachricht: **${onBoard.myHand}** und \`/hand\` zeigen sie.`,
  directRefused: ({ onBoard }) =>
    `Ich kann dir nicht schreiben: Discord stellt meine Direktnachrichten nicht zu. Du kannst trotzdem spielen: **${onBoard.myHand}** und \`/hand\` zeigen dir deine Hand am Tisch. Willst du sie als Nachricht, dann öffne das Menü dieses Servers, **Privatsphäre-Einstellungen**, und erlaube Direktnachrichten.`,
  noHands: ({ game }) => `In ${game} liegt alles offen: Niemand hält etwas geheim.`,
  guildOnly: () => 'Tische stehen in den Kanälen eines Servers: Benutze den Befehl dort.',
  settings: ({ language, isChosen, keepsPictures }) =>
    `Was auf diesem Server alle lesen, ist auf ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', wie der Server bei Discord eingestellt ist'}. ` +
    `${formerBoards(keepsPictures)} ` +
    `Mitglieder mit dem Recht „${manageServer}“ können das ändern: \`/settings sprache:\` und \`spielpläne:\`. Was nur du siehst, ist in der Sprache deines eigenen Discord.`,
  languageSet: ({ language, isChosen }) =>
    `Ab der nächsten Nachricht lesen auf diesem Server alle ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', wie der Server bei Discord eingestellt ist'}.`,
  boardsSet: ({ keepsPictures }) => formerBoards(keepsPictures),
  personal: ({ phonePictures }) =>
    phonePictures
      ? 'Deine eigenen Auswahlen, deine Hand und Direktnachrichten werden fürs Handy gezeichnet. `/me handy:False` ändert das.'
      : 'Deine eigenen Auswahlen, deine Hand und Direktnachrichten werden für den Computer gezeichnet. `/me handy:True` zeichnet sie höher und mit größerer Schrift, fürs Handy.',
  managersOnly: () => `Das dürfen nur Mitglieder mit dem Recht „${manageServer}“ ändern.`,
  mistyped: ({ option, typed, possible }) => {
    const wrong = typed === null ? `Hier fehlt \`${option}:\`.` : `\`${option}: ${typed}\` passt nicht.`;
    return possible.length === 0 ? wrong : `${wrong} Möglich: ${anyOf(possible)}.`;
  },
  otherGame: ({ game }) => `An diesem Tisch wird ${game} gespielt.`,
  missingRights: ({ rights, channel }) => lacking(rights, channel),
  unseen: (seen) => `Tisch ${seen.table} kann nicht gezeigt werden. ${hindrance(seen)}`,
  savedUnseen: (seen) => `Dein Zug ist gespeichert, aber der Spielplan kann nicht gezeigt werden. ${hindrance(seen)}`,
  savedLate: () => 'Dein Zug ist gespeichert. Das Bild verspätet sich und wird noch einmal gesendet.',
  moved: ({ table }) => `Tisch ${table} geht hier weiter.`,
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `In <#${channel}> ${rights.length === 1 ? 'fehlt mir das Recht' : 'fehlen mir die Rechte'} ` +
  `${list(rights.map((right) => `„${permissions[right]}“`))}. ` +
  `Wer den Kanal verwaltet, kann ${rights.length === 1 ? 'es' : 'sie'} mir geben.`;

/** What is wrong with a table's place, and what can be done about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `wer am Tisch sitzt, kann anderswo mit \`/here tisch:${table}\` weiterspielen`;
  switch (why) {
    case 'gone':
      return `Sein Kanal ist weg: ${elsewhere}.`;
    case 'forbidden':
      return `Ich darf in <#${place}> nicht schreiben: Wer den Kanal verwaltet, kann es erlauben, oder ${elsewhere}.`;
    case 'locked':
      return `Der Thread <#${place}> ist gesperrt: Wer Threads verwaltet, kann ihn öffnen, oder ${elsewhere}.`;
  }
}
