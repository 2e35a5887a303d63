import type { StartRefusal } from '../../../tables/table/start.ts';
import { speechOf } from '../../speech.ts';
import { de as phrasesWords } from '../phrases/de.ts';
import type { SeatedBy } from './contract.ts';
import type { LobbyWords } from './en.ts';

const { list, count } = speechOf('de');
const { players } = phrasesWords;

const won = (winners: readonly string[]): string =>
  `${list(winners)} ${winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'}`;

const SEATED: { readonly [B in SeatedBy]: string } = {
  joining: 'Plätze in der Reihenfolge des Beitritts.',
  rematch: 'Plätze wie zuvor, um einen weitergerückt.',
  import: 'Plätze wie beim Import vergeben.',
};

export const de: LobbyWords = {
  heading: (game) => `## ${game}`,
  hosted: (table, host, min, max) => `-# Tisch ${table} · Tischleitung: ${host} · ${players(min, max)}`,
  freeSeat: () => 'frei',
  host: (name) => `${name}, Tischleitung`,
  invited: (mentions) => `Eingeladen: ${list(mentions)}`,
  invitedUnheard: () =>
    '-# Dieser Thread ist privat, darum habe ich niemanden gerufen. Fügt selbst hinzu, wer noch nicht hier ist.',
  isPrivate: () => '-# Nur Eingeladene dürfen mitspielen.',
  invites: (host, who, game, table) => `${host} lädt ${who} zu „${game}“ ein: Tisch ${table}.`,
  order: (names, by) => `${names.join(' · ')}\n-# ${SEATED[by]}`,
  rematch: (table) => `-# Revanche zu Tisch ${table}: Plätze wie zuvor, um einen weitergerückt.`,
  waiting: (missing) =>
    missing === 0
      ? 'Die Partie kann beginnen.'
      : `Es ${missing === 1 ? 'fehlt' : 'fehlen'} noch ${count(missing, 'Person', 'Personen')}.`,
  options: (names) => (names.length === 0 ? 'Ohne Optionen.' : `Optionen: ${list(names)}.`),
  running: (since) => `**Läuft** · begonnen <t:${since}:R>`,
  finished: (winners) => (winners.length === 0 ? '**Vorbei.**' : `**Vorbei:** ${won(winners)}.`),
  ended: (table, address, game, winners) => {
    const where = address === null ? `Tisch ${table}` : `[Tisch ${table}](${address})`;
    return `-# ${where} · ${game} · ${winners.length === 0 ? 'geschlossen' : won(winners)}`;
  },
  starting: (game, table) => `„${game}“ beginnt an Tisch ${table}.`,
  startingSeat: (who, word) => (word === null ? who : `${who} · Wort fürs Mischen: „${word}“`),
  refused: (why, name) => `**Die Partie konnte nicht beginnen.** ${hindrance(why, name)}`,
  notAdded: (names) =>
    `Ich konnte ${list(names)} nicht zu diesem Thread hinzufügen. Eine Erwähnung hier holt sie dazu.`,
  tableButton: (table, game) => `Tisch ${table} · ${game}`,
  cancelled: () => 'Dieser Tisch wurde geschlossen.',
  movedTo: (table, channel) => `-# An Tisch ${table} geht es in <#${channel}> weiter.`,
  optionsForm: {
    title: (table) => `Optionen von Tisch ${table}`,
    label: () => 'Optionen',
    description: (options) =>
      options === 1
        ? '/rules erklärt sie.'
        : 'Jede ändert das Spiel ein wenig; alle lassen sich kombinieren. /rules erklärt sie.',
    option: (option, name) => `${option} · ${name}`,
  },
};

function hindrance(why: StartRefusal, name: string | null): string {
  switch (why) {
    case 'forbidden':
      return 'Ich darf die Startnachricht hier nicht senden. Bitte die Moderation, es zu erlauben, und starte dann noch einmal.';
    case 'locked':
      return 'Der Thread für die Partie ist gesperrt. Bitte die Moderation, ihn zu entsperren, und starte dann noch einmal.';
    case 'gone':
      return 'Den Kanal für die Startnachricht gibt es nicht mehr. Verlege den Tisch mit `/here` in einen anderen und starte dann noch einmal.';
    case 'rejected':
      return 'Discord hat die Startnachricht abgelehnt. Versuche es noch einmal.';
    case 'unreachable':
      return `${name ?? 'Jemand'} kann nicht zum Thread der Partie hinzugefügt werden. Vielleicht ist die Person nicht mehr auf dem Server oder hat keinen Zugang zu diesem Kanal. Die Tischleitung kann den Platz mit \`/remove\` freigeben.`;
  }
}
