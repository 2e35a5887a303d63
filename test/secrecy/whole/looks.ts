/** What members do at a table besides playing: the viewer looks at all there is, the others at what is theirs. */
import type { MoveCommand } from '../../../src/bot/contract.ts';
import { type CustomId, readCustomId, type Verb } from '../../../src/bot/discord/customId.ts';
import type { ReplayGo } from '../../../src/bot/discord/replayIds.ts';
import { games } from '../../../src/bot/games.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { shuffled } from '../../../src/kernel/random.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import type { SlashOptions } from '../../../src/playground/pageProtocol.ts';
import { pick } from '../../engines/laws/run.ts';
import { type Open, openIn } from '../support/openIn.ts';
import type { Game } from './playGames.ts';
import type { Started } from './startWorld.ts';

/** How many things the viewer looks at before each move, and how many buttons follow one another. */
const LOOKS = 2;
const PRESSES = 4;
/** How long the others are left alone with what they asked for, in ms: longer than a slow picture takes. */
const OTHERS = 4_000;

/** The way through an ended game. */
const STEPS = ['on', 'turnOn', 'on'] as const;

/** These end something, or begin something that the comparison leaves alone. */
const LEFT_ALONE: readonly Verb[] = [
  ...(['resign', 'cancel', 'leave', 'takeover', 'comeback', 'rematch', 'start'] as const),
  ...(['options', 'remove', 'vote', 'here', 'clock', 'dm'] as const),
];

const mayPress = ({ customId }: Open): boolean => {
  const id = readCustomId(customId);
  return id !== null && !(id.kind === 'verb' && LEFT_ALONE.includes(id.verb));
};

/** The others open their hands and panels, all at once; nobody waits for them. */
export async function othersLook(started: Started, { id, me, players, chance }: Game): Promise<void> {
  const { time } = started;
  const place = await placeOf(started, id);
  for (const player of players) {
    const what = pick(chance, ['hand', 'board', 'log', 'plan', 'verify', null, null]);
    if (player.member.id === me.member.id || what === null) continue;
    player.slash(what, { table: id }, { channel: place }).catch(() => {}); // The bot's log says what went wrong.
  }
  await time.pass(OTHERS);
}

/** Looks, presses, and types as the viewer. */
export async function lookAround(started: Started, game: Game, awaits: readonly Seat[]): Promise<void> {
  const { time, orders } = started;
  const { id, me, chance, counts, viewer } = game;
  const channel = await placeOf(started, id);
  const see = (asked: Promise<InteractionResult>) => time.until(asked);
  const table = { table: id };
  const lists = games[orders.game].lists.flatMap(({ command }) => (command ? [command.name] : []));
  const looks: readonly (readonly [string, SlashOptions])[] = [
    ...(['board', 'hand', 'log', 'plan', 'vote', 'undo'] as const).map((name) => [name, table] as const),
    ['board', { ...table, text: true }],
    ['log', table],
    ['games', {}],
    ['leaderboard', { game: orders.game }],
    ['stats', { game: orders.game }],
    ['rules', { game: orders.game }],
    ['me', {}],
    ['privacy', {}],
    ...lists.map((name) => [`${orders.game} ${name}`, table] as const),
  ];
  const verified: (typeof looks)[number] = ['verify', table];
  for (const [name, options] of [verified, ...shuffled(chance, looks).slice(0, LOOKS)]) {
    const given = name === 'vote' ? { ...options, answer: 'wait' } : options;
    if (name === 'vote' && viewer !== 'table') continue; // A vote that is decided has consequences.
    const shown = await see(me.slash(name, given, { channel }));
    if (name === 'log') counts.replay++;
    if (name === 'privacy') await takeAlong(started, game, shown);
  }
  const isAwaited = viewer !== 'table' && awaits.includes(viewer);
  if (isAwaited || chance.uniform(4) === 0) await typed(started, game, channel);
  if (chance.uniform(2) === 0) await pressed(started, game);
}

/** Takes along what is stored about the viewer. */
async function takeAlong({ time }: Started, { me }: Game, shown: InteractionResult): Promise<void> {
  if (!('message' in shown)) return;
  const button = openIn(shown.message).find(({ customId }) => isExport(readCustomId(customId)));
  if (button !== undefined) await time.until(me.press(shown.message.id, button.customId));
}

const isExport = (id: CustomId | null): boolean => id?.kind === 'privacy' && id.action === 'export';

/**
 * Steps through the ended game as its viewer saw it, and as everybody did. Not to the last step: what that shows is open
 * to all by then.
 */
export async function lookBack(started: Started, { id, me, viewer, counts }: Game): Promise<void> {
  const { time } = started;
  const channel = await placeOf(started, id);
  let shown = await time.until(me.slash('replay', { table: id }, { channel }));
  /** The button or menu that leads there; none if that is the last step. */
  const to = (go: ReplayGo): Open | undefined => {
    const all = 'message' in shown ? openIn(shown.message) : [];
    const ids = all.map((open) => ({ open, id: readCustomId(open.customId) }));
    const stepOf = (wanted: ReplayGo) =>
      ids.flatMap((one) =>
        one.id?.kind === 'replay' && one.id.go === wanted ? [{ ...one, step: one.id.step }] : [],
      )[0];
    const found = stepOf(go);
    return found !== undefined && found.step < (stepOf('last')?.step ?? 0) ? found.open : undefined;
  };
  for (const go of ['viewer', ...STEPS] as const) {
    const open = to(go);
    if (open === undefined || !('message' in shown) || (go === 'viewer' && viewer === 'table')) continue;
    const at = shown.message.id;
    shown = await time.until(
      go === 'viewer' ? me.select(at, open.customId, [String(viewer)]) : me.press(at, open.customId),
    );
    counts.replay++;
  }
}

/** Presses one button after the other, beginning at the board. */
async function pressed({ time, tables }: Started, { id, me, chance }: Game): Promise<void> {
  const board = (await tables.get(id))?.messages.board;
  const message = me.messages(board?.channel ?? '').find((one) => one.id === board?.message);
  const onBoard = openIn(message).filter(mayPress);
  let [at, open] = [message?.id ?? '', onBoard];
  for (let presses = 0; presses < PRESSES && open.length > 0; presses++) {
    const moves = open.filter(({ customId }) => readCustomId(customId)?.kind === 'move');
    const menus = open.filter(({ lines }) => lines.length > 0);
    const sought = [menus, moves, open].find(({ length }) => length > 0) ?? open;
    const { customId, lines, isSingle } = pick(chance, pick(chance, [sought, open]));
    const ticked = shuffled(chance, lines).slice(0, isSingle ? 1 : Math.max(1, chance.uniform(lines.length + 1)));
    const result = await time.until(lines.length === 0 ? me.press(at, customId) : me.select(at, customId, ticked));
    const next = 'message' in result ? openIn(result.message).filter(mayPress) : [];
    if ('message' in result && next.length > 0) [at, open] = [result.message.id, next];
  }
}

/** Types a move, most values as the bot suggests them. */
async function typed({ time, orders }: Started, game: Game, channel: string): Promise<void> {
  const { id, me, chance, counts } = game;
  const command: MoveCommand = pick<MoveCommand>(chance, games[orders.game].commands);
  const name = `${orders.game} ${command.name}`;
  let options: SlashOptions = { table: id };
  for (const option of command.options) {
    const result = await time.until(me.autocomplete(name, options, { channel, focused: option.name }));
    const choices = result.kind === 'choices' ? result.choices : [];
    const isMistyped = chance.uniform(4) === 0;
    if (choices.length > 0 && !isMistyped) options = { ...options, [option.name]: String(pick(chance, choices).value) };
    else if (option.isRequired || isMistyped) options = { ...options, [option.name]: 'mistyped' };
  }
  await time.until(me.slash(name, options, { channel }));
  counts.error++;
}

/** Where the table is played. */
async function placeOf({ tables }: Started, id: string): Promise<string> {
  const table = await tables.get(id);
  return table?.thread ?? table?.channel ?? '';
}
