import { capital, languageIn, speechOf } from '../../speech.ts';
import type { Permission } from '../phrases/contract.ts';
import { de as phrasesWords } from '../phrases/de.ts';
import type { AnswerWords, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('de');
const { permissions, manageServer, toMove } = phrasesWords;

const asOnDiscord = ', denn so ist der Server bei Discord eingestellt';

const won = (winners: readonly string[]): string =>
  `${list(winners)} ${winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'}`;

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => `„${word}“`;

/** What becomes of boards that are replaced. */
const formerBoards = (keepsPictures: boolean): string =>
  keepsPictures
    ? 'Kommt der nächste Spielplan, behält der alte sein Bild.'
    : 'Kommt der nächste Spielplan, schrumpft der alte auf ein, zwei Zeilen.';

const pictures = (isPhone: boolean): string =>
  isPhone
    ? 'Bilder, die nur du siehst, werden fürs Handy gezeichnet. Mit `/me handy:False` änderst du das.'
    : 'Bilder, die nur du siehst, werden für den Computer gezeichnet. Mit `/me handy:True` bekommst du sie fürs Handy: höher und mit größerer Schrift.';

const listed = (isListed: boolean): string =>
  isListed
    ? 'Du stehst in den Bestenlisten; mit `/me bestenliste:Aus` verschwindest du daraus.'
    : 'In Bestenlisten und Statistiken sehen dich andere nicht; mit `/me bestenliste:An` erscheinst du wieder.';

const reminders = (
  quiet: { readonly from: number; readonly to: number } | null,
  zone: string | null,
  daily: boolean,
): readonly string[] => [
  quiet === null
    ? 'Erinnerungen können zu jeder Stunde kommen; mit `/me ruhe:22-8` hast du nachts Ruhe.'
    : `Von ${quiet.from} bis ${quiet.to} Uhr (${zone}) kommen keine Erinnerungen; \`/me ruhe:off\` beendet das.`,
  daily
    ? 'Einmal am Tag bekommst du eine Liste der Partien, die auf dich warten; `/me täglich:Aus` beendet das.'
    : 'Mit `/me täglich:An` bekommst du einmal am Tag eine Liste der Partien, die auf dich warten.',
];

export const de: AnswerWords = {
  unknownButton: () => 'Diesen Knopf gibt es nicht mehr.',
  lostTime: ({ table }) =>
    `Diese Nachricht gilt nicht mehr: Der Bot musste auf eine Sicherung zurückgreifen. Was an Tisch ${table} nach dieser Sicherung geschah, ist verloren. Das Spiel geht bei der neuen Nachricht weiter.`,
  lostTable: ({ table }) =>
    `Tisch ${table} gibt es nicht mehr: Der Bot musste auf eine Sicherung zurückgreifen, die älter ist als der Tisch. Mit \`/new\` öffnest du einen neuen.`,
  trouble: () => 'Bei uns ist etwas schiefgegangen. Deine bisherigen Züge sind sicher; bitte versuche es noch einmal.',
  outdated: ({ awaited }) => `Dieser Knopf ist veraltet. ${toMove(awaited)}`,
  notYours: ({ awaited, figures }) =>
    figures === null
      ? `Du sitzt nicht an diesem Tisch. ${toMove(awaited)}`
      : `${toMove(awaited)} Dein Stand: ${figures}.`,
  botPlays: ({ awaited }) =>
    `Du spielst hier nicht mehr mit. Mit \`/comeback\` kehrst du zurück, solange niemand deinen Platz hat. ${toMove(awaited)}`,
  seated: ({ table }) =>
    `Du sitzt schon an Tisch ${table}. Vor dem Start kannst du noch ein Wort fürs Mischen mitgeben oder den Tisch verlassen.`,
  joined: ({ table, word }) =>
    `Du sitzt jetzt an Tisch ${table}.${word === null ? '' : ` Dein Wort fürs Mischen: ${quoted(word)}.`}`,
  wordSet: ({ table, word }) =>
    word === null
      ? `Für das Mischen an Tisch ${table} gibst du kein eigenes Wort mit.`
      : `Dein Wort fürs Mischen an Tisch ${table}: ${quoted(word)}.`,
  left: ({ table }) => `Du hast Tisch ${table} verlassen.`,
  started: ({ table }) => `Die Partie an Tisch ${table} beginnt.`,
  cancelled: ({ table }) => `Tisch ${table} ist geschlossen.`,
  cancelQuestion: ({ table }) =>
    `Willst du die Partie an Tisch ${table} wirklich für alle abbrechen? Sie zählt dann nicht, und ihr Protokoll wird offengelegt, auch die verdeckten Karten.`,
  closeQuestion: ({ table }) => `Willst du Tisch ${table} schließen? Dann kann dort niemand mehr mitspielen.`,
  lastLeaveQuestion: ({ table }) =>
    `Außer dir sitzt niemand mehr an Tisch ${table}: Verlässt du ihn, wird er geschlossen.`,
  removeQuestion: ({ table }) => `Wer soll Tisch ${table} verlassen?`,
  removed: ({ name }) => `${name} sitzt nicht mehr am Tisch.`,
  optionSet: ({ option, isOn }) => `\`${option}\` ist ${isOn ? 'an' : 'aus'}.`,
  resigned: ({ table, winners }) =>
    `Du hast an Tisch ${table} aufgegeben. ${winners.length === 0 ? 'Der Bot spielt für dich weiter. Bis jemand deinen Platz übernimmt, kannst du mit `/comeback` zurückkehren.' : `Die Partie ist vorbei: ${won(winners)}.`}`,
  resignQuestion: ({ table, winners }) =>
    `Willst du an Tisch ${table} wirklich aufgeben? ${winners.length === 0 ? 'Der Bot spielt dann für dich weiter, und andere können übernehmen. Kommst du nicht zurück, landest du auf dem letzten Platz.' : `Damit endet die Partie: ${won(winners)}.`}`,
  tookOver: ({ table, name, hasHand }) =>
    `Du spielst an Tisch ${table} jetzt für ${name}.${hasHand ? ' Die Hand gehört dir; was vorher verdeckt geschah, bleibt dir verborgen.' : ''}`,
  cameBack: ({ table }) => `Schön, dass du wieder da bist! Du spielst wieder an Tisch ${table}.`,
  seatLeft: ({ table }) =>
    `Du spielst an Tisch ${table} nicht mehr mit. Bis jemand deinen Platz übernimmt, kannst du mit \`/comeback\` zurückkehren.`,
  replaced: ({ table }) => `Auf deinem Platz an Tisch ${table} spielt jetzt jemand anderes.`,
  whichSeat: ({ table }) => `Welchen Platz an Tisch ${table} willst du übernehmen?`,
  voted: ({ table }) => `Deine Stimme an Tisch ${table} zählt. Bis zum Ende der Abstimmung kannst du sie ändern.`,
  clockSet: ({ table, line, isAsked }) =>
    isAsked ? `Die anderen an Tisch ${table} sind gefragt. ${line}` : `Tisch ${table}: ${line}`,
  noTable: () => 'So einen Tisch gibt es in diesem Kanal nicht. `/new` eröffnet einen, `/games` zeigt deine.',
  whichTable: ({ more }) =>
    `Mehrere Tische kommen infrage. Welchen meinst du?${more === 0 ? '' : ` (Es gibt noch ${count(more, 'weiteren', 'weitere')}: Gib dafür \`tisch:\` an.)`}`,
  askAgain: ({ table }) => `Ich weiß nicht mehr, was du tun wolltest. Bitte noch einmal, mit \`tisch:${table}\`.`,
  noGames: () => 'Hier ist kein Tisch offen. `/new` eröffnet einen.',
  directOn: () => 'Auf diesem Server bekommst du deine Hand jetzt als Direktnachricht.',
  directOff: ({ onBoard }) =>
    `Auf diesem Server bekommst du deine Hand nicht mehr als Direktnachricht. Du siehst sie mit **${onBoard.myHand}** oder \`/hand\`.`,
  directRefused: ({ onBoard }) =>
    `Ich kann dir nicht schreiben: Discord stellt meine Direktnachrichten nicht zu. Du kannst trotzdem spielen: Am Tisch siehst du deine Hand mit **${onBoard.myHand}** oder \`/hand\`. Wenn du sie als Direktnachricht willst, öffne im Menü dieses Servers die **Privatsphäre-Einstellungen** und erlaube Direktnachrichten.`,
  noHands: ({ game }) => `In „${game}“ liegt alles offen: Eine verdeckte Hand gibt es nicht.`,
  guildOnly: () => 'Gespielt wird in den Kanälen eines Servers: Benutze den Befehl dort.',
  settings: ({ language, isChosen, keepsPictures, clock }) =>
    `Nachrichten für alle schreibe ich hier auf ${languageIn('de', language)}${isChosen ? '' : asOnDiscord}. ` +
    `${formerBoards(keepsPictures)} ` +
    `Neue Tische · ${clock} Mitglieder mit der Berechtigung „${manageServer}“ können das mit \`/settings\` ändern. Was nur du siehst, ist in der Sprache, die du bei Discord eingestellt hast.`,
  languageSet: ({ language, isChosen }) =>
    `Nachrichten für alle schreibe ich hier ab jetzt auf ${languageIn('de', language)}${isChosen ? '' : asOnDiscord}.`,
  boardsSet: ({ keepsPictures }) => formerBoards(keepsPictures),
  usualClockSet: ({ clock }) => `Neue Tische auf diesem Server · ${clock}`,
  personal: ({ phonePictures, isListed, quiet, zone, daily }) =>
    [pictures(phonePictures), listed(isListed), ...reminders(quiet, zone, daily)].join('\n'),
  imported: ({ table, playsOn }) =>
    playsOn
      ? `Das Protokoll stimmt. An Tisch ${table} in diesem Kanal geht die Partie weiter.`
      : `Das Protokoll stimmt. Die Partie liegt jetzt als Tisch ${table} in diesem Kanal, und alle können sie noch einmal ansehen.`,
  fileUnread: () => 'Ich konnte die Datei bei Discord nicht abrufen. Bitte versuche es noch einmal.',
  badHours: ({ typed }) =>
    `\`ruhe: ${typed}\` ist keine Zeitspanne. Gib zum Beispiel \`22-8\` an, oder \`off\` für keine.`,
  rematchOpen: ({ table, channel }) => `Du bist dabei: Die Revanche ist Tisch ${table} in <#${channel}>.`,
  managersOnly: () => `Das dürfen nur Mitglieder mit der Berechtigung „${manageServer}“ ändern.`,
  mistyped: ({ option, typed, possible, why }) => {
    const wrong = typed === null ? `Hier fehlt \`${option}:\`.` : `\`${option}: ${typed}\` passt nicht.`;
    const said = why === null ? wrong : `${wrong} ${why}`;
    return possible.length === 0 ? said : `${said} Möglich: ${anyOf(possible)}.`;
  },
  otherGame: ({ game }) => `An diesem Tisch wird „${game}“ gespielt.`,
  botMissing: () =>
    `Dieser Server hat nur meine Befehle, nicht mich: Ich kann hier nichts schreiben. Wer „${manageServer}“ darf, kann mich in meinem Profil mit **App hinzufügen** auf den Server holen.`,
  threadClosed: () =>
    'Ich bin nicht in diesem privaten Thread, oder er ist gesperrt. Erwähne mich hier, dann komme ich dazu; versuche es danach noch einmal.',
  missingRights: ({ rights, channel }) => lacking(rights, channel),
  unseen: (seen) => `Tisch ${seen.table} lässt sich nicht anzeigen. ${hindrance(seen)}`,
  savedUnseen: (seen) => `Dein Zug ist gespeichert, aber der Spielplan lässt sich nicht anzeigen. ${hindrance(seen)}`,
  savedLate: () => 'Dein Zug ist gespeichert. Der Spielplan verspätet sich, kommt aber noch.',
  moved: ({ table }) => `An Tisch ${table} geht es hier weiter.`,
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `In <#${channel}> ${rights.length === 1 ? 'fehlt mir die Berechtigung' : 'fehlen mir die Berechtigungen'} ` +
  `${list(rights.map((right) => `„${permissions[right]}“`))}. ` +
  'Wer den Kanal verwaltet, kann sie mir geben.';

/** What is wrong with a table's place, and what can be done about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `wer am Tisch sitzt, kann anderswo mit \`/here tisch:${table}\` weiterspielen`;
  switch (why) {
    case 'gone':
      return `Den Kanal gibt es nicht mehr: ${capital(elsewhere)}.`;
    case 'forbidden':
      return `Ich darf in <#${place}> nicht schreiben: Wer den Kanal verwaltet, kann es mir erlauben; ${elsewhere}.`;
    case 'locked':
      return `Der Thread <#${place}> ist gesperrt: Wer Threads verwaltet, kann ihn entsperren; ${elsewhere}.`;
    case 'uploadsLimited':
      return 'Discord schränkt das Hochladen auf diesem Server gerade ein und nimmt keine Bilder von mir an. Ich versuche es weiter.';
    case 'sendingDisabled':
      return 'Discord lässt mich gerade keine Nachrichten senden. Ich versuche es weiter.';
    case 'unverified':
      return 'Discord verlangt, dass erst ein Konto bestätigt wird. Sag bitte dem Betreiber dieses Bots Bescheid. Ich versuche es weiter.';
    case 'filtered':
      return `AutoMod oder der Linkfilter von Discord hält meine Nachrichten in <#${place}> auf: Wer den Server moderiert, kann mich durchlassen; ${elsewhere}.`;
    case 'refused':
      return `Discord lehnt meine Nachrichten in <#${place}> ab; den Grund kenne ich nicht. Ich versuche es weiter; ${elsewhere}.`;
  }
}
