import { join } from 'node:path';
import Database from 'better-sqlite3';
/**
 * Watches a table as all its members and somebody who does not play see it: everything that appears on a screen is
 * compared with what its reader may know by the engine, and what its reader cannot know is a leak.
 */
import { shapeOf } from '../../../src/bot/state/players.ts';
import { type Engine, type Kind, type Seat, seatsOf, type Viewer } from '../../../src/engines/contract.ts';
import { type GameId, games } from '../../../src/engines/games.ts';
import type { TranscriptEntry } from '../../../src/playground/member/transcript.ts';
import { isOfTable, type PictureOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import type { RowEvents } from '../../../src/tables/table/rows.ts';
import { type GameWords, LOCALES, type Locale, type Say } from '../../../src/words/contract.ts';
import { gameWords } from '../../../src/words/games.ts';
import { quickRenderer, type TestGuildhall } from './guildhall.ts';
import type { Secrets } from './secrets.ts';
import { tableOf } from './table.ts';

/** The engines as they are, also where a test plants a leak in one. */
const ENGINES = Object.fromEntries(Object.entries<Engine>(games).map(([id, engine]) => [id, { ...engine }])) as {
  readonly [G in GameId]: Engine; // One entry a game.
};

/** For whom a picture of a table was drawn, and of what; null for one that is the same at all tables. */
function drawnIn(order: PictureOrder): { readonly viewer: Viewer; readonly of: readonly unknown[] } | null {
  if (order.kind === 'announcement') return { viewer: 'table', of: order.sights };
  if (!isOfTable(order)) return null;
  const { viewer, view, scene } = order;
  return { viewer, of: [view, scene.recent, scene.story, scene.step, scene.changed] };
}

/** Small pictures of which each says which order it was made for. */
export function signedRenderer(): { readonly renderer: Renderer; orderOf(bytes: Uint8Array): PictureOrder | null } {
  const orders: PictureOrder[] = [];
  const MARK = '#order ';
  return {
    renderer: {
      ...quickRenderer,
      async render(order, urgency) {
        const { bytes, ...size } = await quickRenderer.render(order, urgency);
        const sign = Buffer.from(`${MARK}${orders.push(order) - 1}`);
        return { ...size, bytes: Uint8Array.from([...bytes, ...sign]) };
      },
    },
    orderOf(bytes) {
      const [, number] = Buffer.from(bytes).toString('latin1').split(MARK);
      return number === undefined ? null : (orders[Number(number)] ?? null);
    },
  };
}

/** How much was looked at. */
interface Watched {
  /** What appeared on a screen: messages, edits, panels, choices of autocomplete. */
  entries: number;
  texts: number;
  pictures: number;
  /** Names of pieces that were read, all of them known to the reader. */
  names: number;
}

/** What a reader may know at this moment. */
interface Knowledge {
  readonly viewer: Viewer;
  readonly pieces: ReadonlySet<string>;
  /** Sentences on what has happened, as he may read them. */
  readonly told: readonly string[];
  /** The same as others may read them, where that is more. */
  readonly untold: readonly string[];
  /** What each other seat has chosen and nobody has said yet. */
  readonly hidden: readonly Pair[];
  /** Texts in which there was nothing to find. */
  readonly passed: Set<string>;
  /** Pictures that he has seen before. */
  readonly pictures: Set<PictureOrder>;
}

interface Pair {
  readonly seat: Seat;
  readonly choice: string;
}

/** A position of the table that was looked at, and what happened there of late. */
interface Look {
  readonly seq: number;
  readonly state: object;
  readonly recent: readonly RowEvents[];
}

/** @param late from how many looks back something may still be said: messages are sent a little after what they tell */
export function watchSecrets(
  hall: TestGuildhall,
  { id, game, secrets }: { readonly id: string; readonly game: GameId; readonly secrets: Secrets },
  { orderOf }: ReturnType<typeof signedRenderer>,
  late: number,
) {
  const engine = ENGINES[game];
  const piecesIn = pieceReader(secrets);
  const quotedPieces = (value: unknown): readonly string[] => {
    const json = JSON.stringify(value);
    return secrets.pieces.filter((piece) => json.includes(`"${piece}"`));
  };
  const sentencesOf = sentenceReader(game);
  const moments: Look[] = [];
  const rows = new Map<number, RowEvents>();
  const read = new Map<string, number>();
  const pictures = new Map<string, Set<PictureOrder>>();
  const watched: Watched = { entries: 0, texts: 0, pictures: 0, names: 0 };

  /** Looks at everything that has appeared since the last look; throws at the first leak. */
  async function look(): Promise<void> {
    const { seats, guild, seq } = await tableOf(hall, id);
    const state = await hall.state(id);
    if (state === null) throw new Error(`table ${id} has not begun`);
    // A row seen before is the same object again, so that it is put into words once.
    const recent = recentOf(hall, id).map((row) => rows.get(row.seq) ?? row);
    for (const row of recent) rows.set(row.seq, row);
    moments.push({ seq, state, recent });
    moments.splice(0, moments.length - late);
    const names = seats.map(({ user }) => hall.discord.user(user ?? '').member.name);
    const readers = hall.discord.guilds.find((one) => one.id === guild)?.memberIds ?? [];
    for (const reader of readers) {
      // Whoever has left their seat knows no more than everyone, whoever has taken it nothing from before.
      const held = seats.find(({ user, resigned }) => user === reader && !resigned);
      const viewer = held?.seat ?? 'table';
      const all = hall.discord.user(reader).transcript();
      const fresh = all.slice(read.get(reader) ?? 0);
      read.set(reader, all.length);
      if (fresh.length === 0) continue;
      const seen = pictures.get(reader) ?? new Set();
      pictures.set(reader, seen);
      const known = { ...knowledgeOf(viewer, names, held?.heldFrom ?? 0), passed: new Set<string>(), pictures: seen };
      for (const entry of fresh) check(entry, known, names);
    }
  }

  function check(entry: TranscriptEntry, known: Knowledge, names: readonly string[]): void {
    const leak = (what: string): never => {
      const where = `${entry.what} for ${known.viewer === 'table' ? 'all' : `seat ${known.viewer}`}`;
      throw new Error(`a leak: ${what} (${where}): ${JSON.stringify(entry.message?.components ?? entry.choices)}`);
    };
    watched.entries++;
    const { texts, ids } = stringsOf([
      entry.message,
      entry.choices,
      entry.modal,
      entry.files.map(({ name }) => ({ filename: name })),
    ]);
    for (const one of ids) {
      const told = secrets.words.find((word) => one.includes(word));
      if (told !== undefined) leak(`the id ${one} names ${told}`);
    }
    for (const text of texts) {
      watched.texts++;
      if (known.passed.has(text)) continue;
      // A hand that was exchanged is told in the words in which it was dealt to somebody else.
      const untold = known.untold.find(
        (sentence) => text.includes(sentence) && without(text, known.told).includes(sentence),
      );
      if (untold !== undefined) leak(`"${untold}"`);
      const pieces = piecesIn(text);
      watched.names += pieces.length;
      const strange = pieces.find((piece) => !known.pieces.has(piece));
      if (strange !== undefined) leak(`the ${strange}`);
      // What happened in the last round may be told once more: only what is not that is a leak.
      const told = pairIn(text, known, names, secrets) && pairIn(without(text, known.told), known, names, secrets);
      if (told) leak(`seat ${told.seat} is the ${told.choice}`);
      known.passed.add(text);
    }
    for (const { bytes } of entry.files) {
      const order = orderOf(bytes);
      // An edit that keeps its picture shows it again.
      if (order === null || known.pictures.has(order)) continue;
      const drawn = drawnIn(order);
      if (drawn === null) continue;
      known.pictures.add(order);
      watched.pictures++;
      const { viewer, of } = drawn;
      if (viewer !== 'table' && viewer !== known.viewer) leak(`a picture for seat ${viewer}`);
      if (isOfTable(order) && (viewer === 'table') !== (order.view.own === null))
        leak('a picture with what a seat alone knows');
      const shown = quotedPieces(of);
      const strange = shown.find((piece) => !known.pieces.has(piece));
      if (strange !== undefined) leak(`the ${strange} in a picture`);
    }
  }

  /** What a reader may know by all that was looked at. `from`: the row from which they have held their seat. */
  function knowledgeOf(viewer: Viewer, names: readonly string[], from: number): Omit<Knowledge, 'passed' | 'pictures'> {
    const now = moments.at(-1)!;
    const rows = new Map(moments.flatMap(({ recent }) => recent).map((row) => [row.seq, row]));
    const events = [...rows.values()].flatMap((row) =>
      row.events.map((event) => ({ event, as: row.seq < from ? 'table' : viewer })),
    );
    const views = moments.map(({ seq, state }) => [
      engine.open(state),
      viewer === 'table' || names.length <= viewer || seq < from ? null : engine.own(state, viewer),
    ]);
    const told = new Set(
      events.flatMap(({ event, as }) => [...sentencesOf(event, 'table', names), ...sentencesOf(event, as, names)]),
    );
    const others = seatsOf(names.length).filter((seat) => seat !== viewer);
    const untold = events.flatMap(({ event, as }) =>
      seatsOf(names.length).flatMap((seat) => (seat === as ? [] : sentencesOf(event, seat, names))),
    );
    return {
      viewer,
      pieces: new Set(quotedPieces([views, events.map(({ event, as }) => engine.sight(event, as))])),
      told: [...told].toSorted((a, b) => b.length - a.length),
      untold: [...new Set(untold)].filter((sentence) => !told.has(sentence)),
      hidden: others.flatMap((seat) => {
        const choice = secrets.choices?.of(now.state, seat) ?? null;
        const isKnown = moments.some(({ state }) => secrets.choices?.openOf(engine.open(state), seat) === choice);
        return choice === null || isKnown ? [] : [{ seat, choice }];
      }),
    };
  }

  return { look, watched, isChosenInSecret: secrets.choices !== null };
}

const without = (text: string, sentences: readonly string[]): string =>
  sentences.reduce((left, sentence) => left.replaceAll(sentence, ''), text);

/** A seat and its hidden choice in one sentence of the text; null for none. */
function pairIn(text: string, { hidden }: Knowledge, names: readonly string[], { choices }: Secrets): Pair | null {
  for (const { seat, choice } of hidden) {
    const name = names[seat]!;
    if (!text.includes(name)) continue;
    const called = LOCALES.flatMap((locale) => choices?.name(choice, locale) ?? []);
    const isTold = (sentence: string) => sentence.includes(name) && called.some((one) => sentence.includes(one));
    if (text.split(/\n|\. |。|[;；·]/).some(isTold)) return { seat, choice };
  }
  return null;
}

/** What a viewer may read of an event, in all languages, with the seats' signs and without. */
function sentenceReader(game: GameId) {
  const spoken = new WeakMap<Kind, Map<Viewer, readonly string[]>>();
  return (event: Kind, viewer: Viewer, names: readonly string[]): readonly string[] => {
    const known = spoken.get(event) ?? new Map<Viewer, readonly string[]>();
    spoken.set(event, known);
    const before = known.get(viewer);
    if (before !== undefined) return before;
    const engine = ENGINES[game];
    const sight = engine.sight(event, viewer);
    const ways: readonly Say[] = [
      { name: (seat) => names[seat]! },
      { name: (seat) => `${shapeOf(seat)} ${names[seat]}` },
    ];
    const of: { readonly [L in Locale]: GameWords } = gameWords[game];
    const said = LOCALES.flatMap((locale) =>
      ways.flatMap((say) => of[locale].lines([sight], say).map(({ text }) => text)),
    ).map(unformatted);
    known.set(viewer, said);
    return said;
  };
}

const unformatted = (text: string): string => text.replaceAll('**', '');

/** Finds the pieces that a text names in any language, the longest names first, so that none is found within another. */
function pieceReader({ pieces, pieceName }: Secrets): (text: string) => readonly string[] {
  const names = LOCALES.flatMap((locale) => pieces.map((piece) => [pieceName(piece, locale), piece] as const)).toSorted(
    ([a], [b]) => b.length - a.length,
  );
  const anyName = new RegExp(names.map(([name]) => (/^\w/.test(name) ? `\\b${name}\\b` : name)).join('|'), 'g');
  const pieceOf = new Map(names);
  return (text) => (text.match(anyName) ?? []).flatMap((name) => pieceOf.get(name) ?? []);
}

/** All texts of a value, and apart from them all ids and names of files. */
function stringsOf(value: unknown): { readonly texts: readonly string[]; readonly ids: readonly string[] } {
  const texts: string[] = [];
  const ids: string[] = [];
  const walk = (one: unknown, key: string): void => {
    if (typeof one === 'string' && /^[\d:.TZ+-]*$/.test(one)) return; // A number or a time.
    if (typeof one === 'string')
      (/^(custom_id|filename|url|proxy_url)$/.test(key) ? ids : texts).push(unformatted(one));
    else if (Array.isArray(one)) for (const each of one) walk(each, key);
    else if (typeof one === 'object' && one !== null)
      for (const [name, each] of Object.entries(one)) if (name !== 'author' && name !== 'mentions') walk(each, name);
  };
  walk(value, '');
  return { texts, ids };
}

/** The last rows of a table with all that they made happen, as they are stored. */
function recentOf({ folder }: TestGuildhall, id: string): readonly RowEvents[] {
  const database = new Database(join(folder, 'guildhall.db'), { readonly: true });
  const stored = database.prepare<[string], string>('SELECT recent FROM states WHERE table_id = ?').pluck().get(id);
  database.close();
  if (stored === undefined) throw new Error(`the game of table ${id} has not started`);
  return JSON.parse(stored) as readonly RowEvents[]; // As the tables write them.
}
