import { expect } from 'vitest';
import type { Kind, View } from '../../../src/engines/contract.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import { type GamePictures, type Picture, worded } from '../../../src/render/contract.ts';
import { marked } from '../../../src/render/kit/changed.ts';
import { isOfTable, type TableOrder } from '../../../src/render/pipeline/order.ts';
import type { Renderer } from '../../../src/render/pipeline/renderer.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { withToy } from '../../games.ts';
import { engineOf } from '../../support/engines.ts';
import { pictures } from '../../toy/render/module.ts';
import { testGames } from './games.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from './guildhall.ts';
import { complaints, type Pick, picker } from './players.ts';
import { labelsOf, messageOf, picturesOf, shownBoard, startTable, tableOf, textOf } from './table.ts';

/** An order, and the changes that its picture marks. */
interface Drawn {
  readonly order: TableOrder;
  readonly marks: readonly Kind[];
}

/** Lays pictures out and paints nothing. `posted`: what nobody has asked for. */
function noting(): { readonly renderer: Renderer; readonly orders: Drawn[]; readonly posted: TableOrder[] } {
  const orders: Drawn[] = [];
  const posted: TableOrder[] = [];
  const renderer: Renderer = {
    ...quickRenderer,
    async render(order, priority) {
      const file = await quickRenderer.render(order, priority);
      if (!isOfTable(order)) return file;
      const { changed = [] } = order.scene;
      const marks = marked(pictureOf(order), changed).changes;
      if (priority === 'panel' || priority === 'onlooker') orders.push({ order, marks });
      else posted.push(order);
      return { ...file, marked: marks };
    },
  };
  return { renderer, orders, posted };
}

function pictureOf({ game, kind, view, scene: ordered }: TableOrder): Picture {
  const scene = worded(ordered);
  const { board, hand }: GamePictures = pictures[game as keyof typeof pictures]; // Both lists have the same games.
  if (kind === 'hand' && hand === null) throw new Error(`${game} has no hands`);
  return kind === 'hand' ? hand!.picture(view, scene) : board(view, scene);
}

/** The button on the board with which a member’s turn begins, and which plays nothing by itself. */
const FIRST: { readonly [game: string]: string } = {
  toy: 'Take your turn',
  alhambra: 'Take coins',
  carcassonne: 'Place the tile',
  caylus: 'Place a worker',
  citadels: 'Choose your character',
};

/** Changes that are only seen in the picture of a hand, and those that leave nothing to be marked. */
const isOnHand = ({ kind }: Kind): boolean => kind === 'held';
const isHidden = (change: Kind): boolean => change.kind === 'lost' && 'at' in change && Number(change.at) >= 8;

const CORNERS = 'Corners in the picture: changed since your last turn.';
const SINCE = commonWords.en.board.since();

/** Plays a random move for whoever is asked, as the member would; returns whose it was. */
async function playSome(hall: TestGuildhall, id: string, pick: Pick): Promise<string> {
  const { seats, standpoints } = await tableOf(hall, id);
  const { seat, user, offer } = pick(seats.filter((seating) => seating.awaited));
  const moves = [pick([...standpoints!.of(seat).legal()])];
  const played = await hall.tables().play(id, { interaction: `played ${offer} ${seat}`, user: user!, offer, moves });
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return user!;
}

/** Plays at tables of a game: what has changed since a member’s last move is marked in their own pictures, and in no other. */
export async function marksChanges(game: string): Promise<void> {
  const { seats } = withToy[game]!;
  const { renderer, orders, posted } = noting();
  await using hall = await startGuildhall({ games: testGames, renderer });
  const [first, ...others] = ['aya', 'ben', 'misaki', 'dara', 'emil'].slice(0, seats);
  const another = () => startTable(hall, game, [first!, ...others]);
  let id = await another();
  const engine = engineOf(game);
  const aya = hall.discord.user('aya');
  const pick = picker(`since ${game}`);
  /** What she saw when she had moved last. */
  let left: View | null = null;
  let looks = 0;
  let presses = 0;
  const seen = new Set<string>();
  while (looks < 3 || presses < 2) {
    const user = await playSome(hall, id, pick);
    const { status, standpoints, seats: now } = await tableOf(hall, id);
    if (status !== 'running') {
      id = await another();
      left = null;
      continue;
    }
    const mine = now.find((seating) => seating.user === aya.member.id)!.seat;
    const { view } = standpoints!.of(mine);
    if (user === aya.member.id) left = view;
    if (left === null || user === aya.member.id || !now[mine]!.awaited) continue;
    const changes = engine.changes(left, view);
    const board = await shownBoard(hall, id);
    const channel = { channel: board.channel_id };
    const asked = async (name: string, press: (user: FakeUser) => Promise<InteractionResult>) => {
      orders.length = 0;
      const message = messageOf(await press(hall.discord.user(name)));
      return { message, drawn: orders.map(({ order: { viewer, scene } }) => [viewer, scene.changed ?? []]) };
    };
    const first = FIRST[game]!;
    const canBegin = labelsOf(board).includes(first);
    const ways: readonly (readonly [string, (user: FakeUser) => Promise<InteractionResult>])[] = [
      ['board', (user) => user.slash('board', {}, channel)],
      ...(engine.hasSecrets ? [['hand', (user: FakeUser) => user.slash('hand', {}, channel)] as const] : []),
      ...(canBegin ? [['turn', (user: FakeUser) => user.press(board.id, first)] as const] : []),
    ];
    for (const [way, press] of ways) {
      const { message, drawn } = await asked('aya', press);
      if (way !== 'turn') expect(drawn).toHaveLength(1);
      for (const one of drawn) expect(one).toEqual([mine, changes]);
      const marks = orders.flatMap((one) => one.marks);
      // A panel may show a part of the table.
      if (way === 'board') expect(marks).toEqual(changes.filter((one) => !isOnHand(one) && !isHidden(one)));
      if (way === 'hand') expect(marks.filter(isOnHand)).toEqual(changes.filter(isOnHand));
      for (const { kind } of marks) seen.add(kind);
      expect(textOf(message).includes(CORNERS)).toBe(marks.length > 0);
      expect(JSON.stringify(picturesOf(message)).includes('Marked with corners')).toBe(marks.length > 0);
      // Words tell it as well: a panel may have no picture.
      if (way === 'turn' && changes.length > 0) expect(textOf(message)).toContain(SINCE);
      if (way === 'turn' && changes.length > 0) presses++;
    }
    if (changes.length > 0) looks++;
    const { message, drawn } = await asked('noor', (user) => user.slash('board', {}, channel));
    expect(drawn).toEqual([['table', []]]);
    expect(textOf(message)).not.toContain(CORNERS);
  }
  expect([...seen]).not.toEqual([]);
  expect(posted.length).toBeGreaterThan(3);
  expect(posted.filter(({ scene }) => (scene.changed ?? []).length > 0)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
}
