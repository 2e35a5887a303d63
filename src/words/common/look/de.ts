import { speechOf } from '../../speech.ts';
import type { Listed, LookWords } from './contract.ts';

const { list, count } = speechOf('de');

export const de: LookWords = {
  games: {
    heading: () => '### Tische',
    mine: () => '**Deine**',
    others: () => '**Andere auf diesem Server**',
    row: listed,
    more: (more) => `… und ${count(more, 'weiterer', 'weitere')}`,
  },
  moves: {
    heading: (table) => `### Was an Tisch ${table} geschah`,
    empty: () => 'Es wurde noch nichts gespielt.',
    page: (page, pages) => `-# Seite ${page} von ${pages}`,
    turn: (number) => `**Zug ${number}**`,
  },
  help: {
    heading: () => '### Brettspiele auf diesem Server',
    body: (games, { join, start }) =>
      [
        `Eröffne mit \`/new\` einen Tisch und wähle ein Spiel. Die anderen drücken **${join}**, wer eröffnet hat, drückt ` +
          `**${start}**; gespielt wird dann in einem Thread unter dieser Nachricht. Wenn du am Zug bist, wirst du dort ` +
          'erwähnt: Drück den blauen Knopf und beantworte die Fragen, oder tippe den Zug als Befehl mit Vorschlägen ein.',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}** (${seats}): ${summary}`),
        '',
        '`/rules` erklärt ein Spiel mit Bildern, `/games` zeigt deine Tische, `/board text:True` beschreibt eine Stellung in Worten, `/log` die letzten Züge, `/resign` gibt auf.',
      ].join('\n'),
  },
  zoom: {
    across: (number, cells) => `${number} · ${cells} breit`,
    whole: () => 'A · alles',
  },
  sheet: {
    fileName: (sheet, table, seq) => `${sheet}-${table}-${seq}.png`,
    alt: (label, lines) => `${label}: ${lines.join('; ')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · Tisch ${table}`,
    body: () => 'Was du hier noch ansehen oder tun kannst.',
  },
};

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: 'offen zum Mitspielen',
  running: 'läuft',
  finished: 'vorbei',
  cancelled: 'geschlossen',
  suspended: 'außer Betrieb',
};

function listed({ table, game, status, since, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `Tisch ${table}` : `[Tisch ${table}](${address})`;
  const { seated, most, isPrivate } = lobby;
  const seats =
    status === 'lobby' ? ` · ${seated} von ${most} Plätzen besetzt${isPrivate ? ', nur für Eingeladene' : ''}` : '';
  if (status !== 'running') return `${where} · ${game} · ${STATE[status]}${seats}`;
  const turn = isYourTurn ? '**du bist am Zug**' : awaited.length === 0 ? STATE.running : `wartet auf ${list(awaited)}`;
  return `${where} · ${game} · ${turn} (<t:${since}:R>)`;
}
