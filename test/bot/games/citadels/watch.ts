/**
 * Watches a table of Citadels as all its members and somebody who does not play see it: everything that appears on a
 * screen is compared with what its reader may know by the engine, and what he cannot know is a leak.
 */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { shapeOf } from '../../../../src/bot/state/players.ts';
import {
  CHARACTERS,
  type Character,
  citadels,
  DISTRICTS,
  type District,
  type Event,
  type State,
} from '../../../../src/engines/citadels/index.ts';
import { type Seat, seatsOf, type Viewer } from '../../../../src/engines/contract.ts';
import type { TranscriptEntry } from '../../../../src/playground/member/transcript.ts';
import type { PictureOrder } from '../../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../../src/render/pipeline/renderer.ts';
import type { RowEvents } from '../../../../src/tables/tables.ts';
import { gameWords } from '../../../../src/words/citadels/game/index.ts';
import { characterNames, districtNames } from '../../../../src/words/citadels/names/index.ts';
import { LOCALES, type Say } from '../../../../src/words/contract.ts';
import { quickRenderer, type TestGuildhall } from '../../support/guildhall.ts';
import { tableOf } from '../../support/table.ts';
import { stateOf } from './driver.ts';

/** The engine as it is, also where a test plants a leak in it. */
const engine = { ...citadels };

/** This district is called like what is done with a card that was drawn, and so is its id. */
const AMBIGUOUS: District = 'keep';

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
export interface Watched {
  /** What appeared on a screen: messages, edits, panels, choices of autocomplete. */
  entries: number;
  texts: number;
  pictures: number;
  /** Names of districts that were read, all of them known to the reader. */
  names: number;
}

/** What a reader may know at this moment. */
interface Knowledge {
  readonly viewer: Viewer;
  readonly districts: ReadonlySet<string>;
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

/** What the service kept of a table when it was looked at. */
interface Moment {
  readonly state: State;
  readonly recent: readonly RowEvents[];
}

interface Pair {
  readonly seat: Seat;
  readonly character: Character;
}

/** @param late from how many looks back something may still be said: messages are sent a little after what they tell */
export function watchSecrets(
  hall: TestGuildhall,
  id: string,
  { orderOf }: ReturnType<typeof signedRenderer>,
  late: number,
) {
  const moments: Moment[] = [];
  const rows = new Map<number, RowEvents>();
  const read = new Map<string, number>();
  const pictures = new Map<string, Set<PictureOrder>>();
  const watched: Watched = { entries: 0, texts: 0, pictures: 0, names: 0 };

  /** Looks at everything that has appeared since the last look; throws at the first leak. */
  async function look(): Promise<void> {
    const { seats, guild } = await tableOf(hall, id);
    // A row seen before is the same object again, so that it is put into words once.
    const recent = recentOf(hall, id).map((row) => rows.get(row.seq) ?? row);
    for (const row of recent) rows.set(row.seq, row);
    moments.push({ state: await stateOf(hall, id), recent });
    moments.splice(0, moments.length - late);
    const names = seats.map(({ user }) => hall.discord.user(user ?? '').member.name);
    const readers = hall.discord.guilds.find((one) => one.id === guild)?.memberIds ?? [];
    for (const reader of readers) {
      const viewer = seats.find(({ user }) => user === reader)?.seat ?? 'table';
      const all = hall.discord.user(reader).transcript();
      const fresh = all.slice(read.get(reader) ?? 0);
      read.set(reader, all.length);
      if (fresh.length === 0) continue;
      const seen = pictures.get(reader) ?? new Set();
      pictures.set(reader, seen);
      const known = { ...knowledgeOf(viewer, moments, names), passed: new Set<string>(), pictures: seen };
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
      const told = [...DISTRICTS, ...CHARACTERS].find((word) => one.includes(word));
      if (told !== undefined) leak(`the id ${one} names ${told}`);
    }
    for (const text of texts) {
      watched.texts++;
      if (known.passed.has(text)) continue;
      const untold = known.untold.find((sentence) => text.includes(sentence));
      if (untold !== undefined) leak(`"${untold}"`);
      const districts = districtsIn(text);
      watched.names += districts.length;
      const strange = districts.find((district) => !known.districts.has(district));
      if (strange !== undefined) leak(`the ${strange}`);
      // What happened in the last round may be told once more: only what is not that is a leak.
      const told = pairIn(text, known, names) && pairIn(without(text, known.told), known, names);
      if (told) leak(`seat ${told.seat} is the ${told.character}`);
      known.passed.add(text);
    }
    for (const { bytes } of entry.files) {
      const order = orderOf(bytes);
      // An edit that keeps its picture shows it again.
      if (order === null || order.kind === 'sheet' || known.pictures.has(order)) continue;
      known.pictures.add(order);
      watched.pictures++;
      const { viewer, view, scene } = order;
      if (viewer !== 'table' && viewer !== known.viewer) leak(`a picture for seat ${viewer}`);
      if ((viewer === 'table') !== (view.own === null)) leak('a picture with what a seat alone knows');
      const shown = quotedDistricts([view, scene.recent, scene.story, scene.step]);
      const strange = shown.find((district) => !known.districts.has(district));
      if (strange !== undefined) leak(`the ${strange} in a picture`);
    }
  }

  return { look, watched };
}

/** The last rows of a table with all that they made happen, as they are stored. */
function recentOf({ folder }: TestGuildhall, id: string): readonly RowEvents[] {
  const database = new Database(join(folder, 'guildhall.db'), { readonly: true });
  const stored = database.prepare<[string], string>('SELECT recent FROM states WHERE table_id = ?').pluck().get(id);
  database.close();
  if (stored === undefined) throw new Error(`the game of table ${id} has not started`);
  return JSON.parse(stored) as readonly RowEvents[]; // As the tables write them.
}

const without = (text: string, sentences: readonly string[]): string =>
  sentences.reduce((left, sentence) => left.replaceAll(sentence, ''), text);

/** A seat and its hidden character in one sentence of the text; null for none. */
function pairIn(text: string, { hidden }: Knowledge, names: readonly string[]): Pair | null {
  for (const { seat, character } of hidden) {
    const name = names[seat]!;
    if (!text.includes(name)) continue;
    const called = LOCALES.map((locale) => characterNames[locale][character]);
    const isTold = (sentence: string) => sentence.includes(name) && called.some((one) => sentence.includes(one));
    if (text.split(/\n|\. |。|[;；·]/).some(isTold)) return { seat, character };
  }
  return null;
}

function knowledgeOf(
  viewer: Viewer,
  moments: readonly Moment[],
  names: readonly string[],
): Omit<Knowledge, 'passed' | 'pictures'> {
  const now = moments.at(-1)!;
  const rows = new Map(moments.flatMap(({ recent }) => recent).map((row) => [row.seq, row.events as readonly Event[]]));
  const events = [...rows.values()].flat();
  const views = moments.map(({ state }) => [
    engine.open(state),
    viewer === 'table' || now.state.players.length <= viewer ? null : engine.own(state, viewer),
  ]);
  const told = new Set(
    events.flatMap((event) => [...sentencesOf(event, 'table', names), ...sentencesOf(event, viewer, names)]),
  );
  const others = seatsOf(names.length).filter((seat) => seat !== viewer);
  const untold = events.flatMap((event) => others.flatMap((seat) => sentencesOf(event, seat, names)));
  return {
    viewer,
    districts: new Set(quotedDistricts([views, events.map((event) => engine.sight(event, viewer))])),
    told: [...told].toSorted((a, b) => b.length - a.length),
    untold: [...new Set(untold)].filter((sentence) => !told.has(sentence)),
    hidden: others.flatMap((seat) => {
      const character = now.state.players[seat]?.character ?? null;
      const isKnown = moments.some(({ state }) => engine.open(state).players[seat]?.character === character);
      return character === null || isKnown ? [] : [{ seat, character }];
    }),
  };
}

const spoken = new WeakMap<Event, Map<Viewer, readonly string[]>>();

/** What this viewer may read of an event, in all languages, with the seats' signs and without. */
function sentencesOf(event: Event, viewer: Viewer, names: readonly string[]): readonly string[] {
  const known = spoken.get(event) ?? new Map<Viewer, readonly string[]>();
  spoken.set(event, known);
  const before = known.get(viewer);
  if (before !== undefined) return before;
  const sight = engine.sight(event, viewer);
  const ways: readonly Say[] = [
    { name: (seat) => names[seat]! },
    { name: (seat) => `${shapeOf(seat)} ${names[seat]}` },
  ];
  const said = LOCALES.flatMap((locale) => ways.flatMap((say) => gameWords[locale].lines([sight], say))).map(
    unformatted,
  );
  known.set(viewer, said);
  return said;
}

const unformatted = (text: string): string => text.replaceAll('**', '');

/** Every district that stands in a value by its id. */
const quotedDistricts = (value: unknown): readonly string[] => {
  const json = JSON.stringify(value);
  return DISTRICTS.filter((district) => district !== AMBIGUOUS && json.includes(`"${district}"`));
};

/** Names of districts in all languages, the longest first, so that none is found within another. */
const NAMES: readonly (readonly [string, District])[] = LOCALES.flatMap((locale) =>
  DISTRICTS.filter((district) => district !== AMBIGUOUS).map(
    (district) => [districtNames[locale][district], district] as const,
  ),
).toSorted(([a], [b]) => b.length - a.length);
const ANY_NAME = new RegExp(NAMES.map(([name]) => (/^\w/.test(name) ? `\\b${name}\\b` : name)).join('|'), 'g');
const DISTRICT_OF = new Map(NAMES);

const districtsIn = (text: string): readonly District[] =>
  (text.match(ANY_NAME) ?? []).flatMap((name) => DISTRICT_OF.get(name) ?? []);

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
