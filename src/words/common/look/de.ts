import { speechOf } from '../../speech.ts';
import type { Listed } from './contract.ts';
import type { LookWords } from './en.ts';

const { list, count } = speechOf('de');

export const de: LookWords = {
  games: {
    heading: () => '### Tische',
    mine: () => '**Deine**',
    others: () => '**Andere auf diesem Server**',
    row: listed,
    more: (more) => `… und noch ${count(more, 'weiterer', 'weitere')}`,
  },
  moves: {
    heading: (table) => `### Züge an Tisch ${table}`,
    empty: () => 'Noch wurde nichts gespielt.',
    page: (page, pages) => `-# Seite ${page} von ${pages}`,
    turn: (number) => `**Zug ${number}**`,
  },
  help: {
    heading: (isInServer) => `### Brettspiele${isInServer ? ' auf diesem Server' : ''}`,
    body: (games, { join, start }) =>
      [
        `Eröffne mit \`/new\` einen Tisch und wähle ein Spiel. Wer mitspielen will, drückt **${join}**, dann drückt die ` +
          `Tischleitung **${start}**. Jede Partie bekommt ihren eigenen Thread. Wenn du am Zug bist, wirst du ` +
          'dort erwähnt: Drücke den blauen Knopf und beantworte die Fragen, oder tippe deinen Zug als Befehl ein; Discord ' +
          'schlägt dir vor, was möglich ist.',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}** (${seats}): ${summary}`),
        '',
        '`/rules` erklärt ein Spiel mit Bildern, `/games` findet deine Tische, `/board text:True` beschreibt den Spielstand in Worten, `/log` nennt die letzten Züge, `/leaderboard` und `/stats` zeigen, wer wie gut spielt, mit `/plan` planst du deinen nächsten Zug, mit `/undo` nimmst du den letzten zurück, mit `/resign` gibst du auf, mit `/takeover` übernimmst du einen freien Platz, und `/clock` stellt die Bedenkzeit ein.',
      ].join('\n'),
    inDirect: () =>
      '-# In Direktnachrichten gibt es nur `/help`, `/rules` und `/privacy`, alle anderen Befehle nur auf einem Server.',
    policies: { privacy: () => 'Datenschutzerklärung', terms: () => 'Nutzungsbedingungen' },
  },
  zoom: {
    wholeBoard: () => 'Ganzer Spielplan',
    across: (number, cells) => `${number} · ${cells} Felder breit`,
    whole: () => 'A · alles',
  },
  sheet: {
    more: (more) => `… und ${more} weitere`,
    fileName: (sheet, table, seq) => `${sheet}-${table}-${seq}.png`,
    alt: (label, lines) => `${label}: ${lines.join('; ')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · Tisch ${table}`,
    body: () => 'Was möchtest du ansehen oder tun?',
  },
};

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: 'offen zum Mitspielen',
  running: 'läuft',
  finished: 'vorbei',
  cancelled: 'geschlossen',
  suspended: 'pausiert wegen eines Fehlers',
};

const CLOSED: { readonly [H in NonNullable<Listed['closed']>]: string } = {
  gone: 'seinen Kanal oder Thread gibt es nicht mehr',
  forbidden: 'in seinem Kanal darf ich nicht schreiben',
  locked: 'sein Thread ist gesperrt',
};

/** With why there is no link to the table, and what its players can do. */
function listed(one: Listed): string {
  const { table, closed, isMovable } = one;
  if (closed === null) return state(one);
  return `${state(one)} · ${CLOSED[closed]}${isMovable ? `: \`/here tisch:${table}\` holt ihn in diesen Kanal` : ''}`;
}

function state({ table, game, status, since, deadline, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `Tisch ${table}` : `[Tisch ${table}](${address})`;
  const { seated, most, isPrivate, isImported } = lobby;
  const what = `${where} · ${game}${isImported ? ' (importiert)' : ''}`;
  const seats =
    status === 'lobby' ? ` · ${seated} von ${most} Plätzen besetzt${isPrivate ? ', nur für Eingeladene' : ''}` : '';
  if (status !== 'running') return `${what} · ${STATE[status]}${seats}`;
  const limit = deadline === null ? '' : ` · Frist <t:${deadline}:R>`;
  if (isYourTurn) return `${what} · **du bist am Zug** (begonnen <t:${since}:R>)${limit}`;
  const turn = awaited.length === 0 ? STATE.running : `wartet auf ${list(awaited)}`;
  return `${what} · ${turn} (Zug begonnen <t:${since}:R>)${limit}`;
}
