import type { Kind, Seat, View } from '../../engines/contract.ts';
import type { SceneStep, Screen, StepAnswer, Zoom } from '../../render/contract.ts';
import type { DrawPriority, PictureFile, TableOrder, TablePicture } from '../../render/pipeline/order.ts';
import type { SeatStandpoint, SeenRow, Standpoint, Standpoints } from '../../tables/table/standpoint.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Offered } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import type { Attached } from '../discord/components.ts';
import { limits } from '../discord/limits.ts';
import { firstOf, listWithin, sentencesWithin } from '../discord/text.ts';
import { type Context, publicWords } from '../state/context.ts';
import type { Players } from '../state/players.ts';

/** The rows of the turn shown last: the trailing ones of one seat. What shows nothing, such as an undo, is passed over. */
export function lastTurn(recent: readonly SeenRow[]): readonly SeenRow[] {
  const shown = recent.filter(({ sights }) => sights.length > 0);
  const last = shown.at(-1);
  const start = shown.findLastIndex(({ seat, actor }) => seat !== last?.seat || actor !== last.actor);
  return shown.slice(start + 1);
}

export interface Drawing<S extends Standpoint = Standpoint> {
  /** Whose view is drawn. */
  readonly standpoint: S;
  /** Drawn instead of the standpoint's own view: the view after moves that are not committed yet. */
  readonly view?: S['view'];
  readonly step: SceneStep | null;
  /** What has changed since the viewer's last move, to be marked. Omitted: nothing is, as in public pictures. */
  readonly changed?: readonly Kind[];
  /** A part of the board. Omitted: all of it. */
  readonly zoom?: Zoom | null;
  /** Omitted: desktop, as for public pictures. */
  readonly screen?: Screen;
  readonly players: Players;
  readonly words: Words;
  readonly priority: DrawPriority;
  /** A position of the past. Omitted: the present one. */
  readonly isPast?: true;
}

/** The screen that a member's own pictures are drawn for. */
export const screenOf = async ({ tables }: Pick<Context, 'tables'>, user: string): Promise<Screen> =>
  (await tables.personalSettings(user)).phonePictures ? 'phone' : 'desktop';

/** The public picture of a table; if exactly one seat has to act, with what it can choose from. */
export const publicDrawing = (
  game: BotGame,
  table: Table,
  standpoints: Standpoints,
): Pick<Drawing, 'standpoint' | 'step' | 'words'> => ({
  standpoint: standpoints.public,
  step: marksOf(game, table, standpoints, publicWords(table)),
  words: publicWords(table),
});

/** What can be chosen on the board, from public information; null if no seat has to act, or several do. */
export function marksOf(game: BotGame, table: Table, standpoints: Standpoints, words: Words): SceneStep | null {
  const [awaited, ...others] = table.seats.filter((seating) => seating.awaited);
  if (table.status !== 'running' || awaited === undefined || others.length > 0) return null;
  return game.controls.marks(standpoints.of(awaited.seat), words);
}

/** A picture, and whether it has marks. */
interface Drawn extends Attached {
  readonly isMarked: boolean;
}

/** The picture of a table as one viewer may see it, and the same in words. */
export async function drawBoard(
  context: Pick<Context, 'renderer'>,
  game: BotGame,
  table: Table,
  drawing: Drawing,
): Promise<Drawn> {
  const { bytes, marked = [] } = await fileOf(context, table, 'board', drawing);
  return {
    name: drawing.words.board.fileName(table.id, table.seq),
    bytes,
    alt: sentencesWithin(altOf(game, drawing, marked), limits.altText),
    isMarked: marked.length > 0,
  };
}

/** What the picture shows: the part of the board, or the position, with what can be chosen and what is marked. */
function altOf(game: BotGame, drawing: Drawing, marked: readonly Kind[]): readonly string[] {
  const { standpoint, view = standpoint.view, step, zoom = null, players, words } = drawing;
  const own = game.words[words.locale];
  const part = partOf(zoom);
  const marks = markedLine(game, marked, players, words);
  if (part !== null && own.closer !== undefined)
    return [...own.closer(view.open, part, players.plain).map(unformatted), ...offered(step, words), ...marks];
  const beside = shownOf(step, LONGEST_OFFER).map(({ partial }) => partial);
  const { needed, more } = own.glance?.(view, players.plain) ?? {
    ...{ needed: [], more: own.describe(view, players.plain, beside) },
  };
  const [task = '', ...others] = [...needed, ...more].map(unformatted);
  const room = limits.altText - needed.map(unformatted).join(' ').length - ROOM_TO_JOIN;
  const offers = offered(step, words, Math.min(room, LONGEST_OFFER));
  const left = room - offers.join(' ').length;
  return [task, ...offers, ...marks.filter(({ length }) => length < left), ...others];
}

/** What is marked, in one sentence; none if nothing is. */
function markedLine(game: BotGame, marked: readonly Kind[], { plain }: Players, words: Words): readonly string[] {
  if (marked.length === 0) return [];
  const { board } = words;
  const places = marked.map((change) => game.words[words.locale].change(change, plain));
  return [listWithin(board.marked, places, board.morePlaces, LONGEST_MARKED)];
}

/** The seat or the part of the board that a closer look is at; null for the whole board, or a window of it. */
function partOf(zoom: Zoom | null): Seat | string | null {
  if (zoom === null) return null;
  if ('part' in zoom) return zoom.part;
  return 'area' in zoom ? zoom.area : null;
}

/** The words around what can be chosen, and the spaces between sentences. */
const ROOM_TO_JOIN = 40;

/** The picture of what one seat holds. Its file name reveals nothing; its words are for that seat alone. */
export async function drawHand(
  context: Pick<Context, 'renderer'>,
  game: BotGame,
  table: Table,
  drawing: Drawing<Standpoint & Pick<SeatStandpoint, 'view'>>,
): Promise<Drawn> {
  const { standpoint, view = standpoint.view, step, players, words } = drawing;
  const { bytes, marked = [] } = await fileOf(context, table, 'hand', drawing);
  const lines = game.hand?.inWords(view, { words, say: players.plain }) ?? [];
  return {
    name: words.hand.fileName(table.id, table.seq),
    bytes,
    alt: sentencesWithin(
      [...offered(step, words), ...markedLine(game, marked, players, words), ...lines.map(unformatted)],
      limits.altText,
      '\n',
    ),
    isMarked: marked.length > 0,
  };
}

async function fileOf(
  { renderer }: Pick<Context, 'renderer'>,
  table: Table,
  kind: TablePicture,
  drawing: Drawing,
): Promise<PictureFile> {
  return renderer.render(tableOrder(table, kind, drawing), drawing.priority);
}

/** The order of a table's picture. */
export function tableOrder(table: Table, kind: TablePicture, drawing: Drawing): TableOrder {
  const { standpoint, view = standpoint.view, step, zoom = null, screen = 'desktop', words } = drawing;
  const { changed = [], isPast } = drawing;
  const sightsIn = (rows: readonly SeenRow[]) => rows.flatMap(({ sights }) => sights);
  const [recent, story] = [sightsIn(lastTurn(standpoint.recent)), sightsIn(standpoint.recent)];
  const scene = { names: namesIn(table, drawing), locale: words.locale, recent, story, step, zoom, screen, changed };
  const order = { kind, game: table.game, table: table.id, viewer: standpoint.viewer, view, scene };
  return isPast ? { ...order, isPast } : order;
}

/** How much is left of a name that gets a mark, in graphemes. */
const LONGEST_MARKED_NAME = 14;

/** The names in a picture; after the end, they tell who has resigned. */
function namesIn({ result, seats }: Table, { players, words, isPast }: Drawing): readonly string[] {
  if (result === null || isPast) return players.names;
  const { resigned } = words.final;
  return players.names.map((name, seat) => {
    if (!seats[seat]?.resigned) return name;
    // The number of a seat tells names apart that look alike.
    const number = / \(\d+\)$/.exec(name)?.[0] ?? '';
    const alone = name.slice(0, name.length - number.length);
    return resigned(`${firstOf(alone, LONGEST_MARKED_NAME).trim()}${number}`);
  });
}

/** Longest sentences on what can be chosen and on what is marked, in UTF-16 units: the alt text also needs room for the scores. */
const LONGEST_OFFER = 320;
const LONGEST_MARKED = 240;

/** The answers of a step by the labels of their buttons, as one sentence; none if there are no answers. */
function offered(step: SceneStep | null, words: Words, most = LONGEST_OFFER): readonly string[] {
  const shown = shownOf(step, most).map(toldOf);
  const more = shown.length < (step?.answers ?? []).length ? ['…'] : [];
  return shown.length === 0 ? [] : [words.board.onOffer([...shown, ...more])];
}

/** The answers of a step for which there is room. */
function shownOf(step: SceneStep | null, most: number): readonly StepAnswer[] {
  const answers = step?.answers ?? [];
  const told = answers.map(toldOf);
  return answers.filter((_, i) => told.slice(0, i + 1).join('; ').length <= most);
}

const toldOf = ({ label, said }: StepAnswer): string => (said === undefined ? label : `${label}: ${said}`);

/** The whole position in words, without Markdown. `offered`: what can be chosen and is listed beside it. */
export const inWords = (
  game: BotGame,
  view: View,
  players: Players,
  words: Words,
  offered?: Offered,
): readonly string[] => game.words[words.locale].describe(view, players.plain, offered).map(unformatted);

/**
 * The same as a page of text: the task, then everything that can be done now and what it would bring.
 *
 * @param you the reader's seat; null for spectators
 */
export function inWordsWithOffers(
  game: BotGame,
  table: Table,
  standpoints: Standpoints,
  you: Seat | null,
  players: Players,
  words: Words,
): readonly string[] {
  const { view } = you === null ? standpoints.public : standpoints.of(you);
  const awaited = table.status === 'running' ? table.seats.filter((seating) => seating.awaited) : [];
  const asked = awaited.find(({ seat }) => seat === you) ?? (game.engine.hasSecrets ? undefined : awaited[0]);
  if (asked === undefined) return inWords(game, view, players, words);
  // With the names that buttons use.
  const reader = { words, say: players.say };
  const offers = game.controls.offers(standpoints.of(asked.seat), reader, you).map(unformatted);
  const [task = '', ...others] = inWords(game, view, players, words, 'all');
  return [task, ...(offers.length === 0 ? [] : [words.board.possible(), ...offers]), ...others];
}

/** A sentence without Markdown, for alt texts. */
export const unformatted = (sentence: string): string => sentence.replaceAll('**', '');
