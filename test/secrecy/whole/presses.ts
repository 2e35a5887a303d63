/** Members press buttons, choose in menus, and fill in forms. */
import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { type CustomId, readCustomId } from '../../../src/bot/discord/customId.ts';
import { WORD_FIELD } from '../../../src/bot/messages/wordForm.ts';
import type { Viewer } from '../../../src/engines/contract.ts';
import { shuffled } from '../../../src/kernel/random.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import { pick } from '../../engines/laws/run.ts';
import { type Open, openIn } from '../support/openIn.ts';
import type { Doer } from './commands.ts';
import type { Game } from './playGames.ts';
import type { Started } from './startWorld.ts';

/** How many buttons follow one another. */
const PRESSES = 4;
/** One in so many questions whether to end something is answered with yes. */
const RARELY = 5;

/** How many who still play a table needs, so that one of them gives up: most games are to go on. */
const FEWEST = 3;

/** Buttons that are the same in both worlds, whoever sees them: what a seat may do follows from what it holds. */
const OF_TABLES: readonly string[] = ['resign', 'takeover', 'comeback', 'clock', 'vote', 'here', 'cancel', 'verify'];

/** What shows what others had, once the game is over; one that was stopped shows it to everybody in its last step. */
function tells(id: CustomId, after: NonNullable<Doer['after']>, viewer: Viewer): boolean {
  if (id.kind === 'verb') return id.verb === 'verify' || (id.verb === 'log' && after === 'stop');
  if (id.kind !== 'replay') return false;
  if (id.go === 'viewer' || (after === 'stop' && id.go !== 'open' && id.go !== 'first')) return true;
  return id.viewer !== 'table' && id.viewer !== viewer;
}

/** The viewer may take over only the seat whose secrets are the same in both worlds. */
const isOwn = ({ viewer }: Game, seat: string): boolean => seat === String(viewer) || seat.startsWith(`${viewer}-`);

interface Button extends Open {
  readonly id: CustomId;
}

/** What there is to press in what was shown. */
export const buttonsIn = (shown: unknown): readonly Button[] =>
  openIn(shown).flatMap((open) => {
    const id = readCustomId(open.customId);
    return id === null ? [] : [{ ...open, id }];
  });

/** What is counted: the kind of button. */
const nameOf = (id: CustomId): string => `[${id.kind === 'verb' ? id.verb : id.kind}]`;

/** A button that ends something, after the question whether to. */
const isEnd = (id: CustomId): boolean =>
  (id.kind === 'verb' && ['resign', 'cancel', 'leave'].includes(id.verb) && id.argument !== '') ||
  (id.kind === 'privacy' && ['eraseSure', 'serverSure'].includes(id.action));

/** Which of them may be pressed now. */
async function allowed(
  { tables }: Started,
  game: Game,
  { isViewer, after, chance }: Doer,
  buttons: readonly Button[],
): Promise<readonly Button[]> {
  const seats = (await tables.get(game.id))?.seats ?? [];
  const isFull = seats.filter(({ holder }) => holder === 'member').length >= FEWEST;
  return buttons.filter(({ id }) => {
    if (!isViewer && !(id.kind === 'verb' && OF_TABLES.includes(id.verb) && id.table === game.id)) return false;
    if (after !== undefined && tells(id, after, game.viewer)) return false;
    if (isViewer && id.kind === 'verb' && id.verb === 'takeover' && !isOwn(game, id.argument)) return false;
    const isResigning = id.kind === 'verb' && id.verb === 'resign';
    return !isEnd(id) || (isResigning && isFull) || chance.uniform(RARELY) === 0;
  });
}

/** Presses one button after the other, beginning at a message. Those that were never pressed come first. */
export async function press(started: Started, game: Game, doer: Doer, message: APIMessage | undefined): Promise<void> {
  const { who, chance } = doer;
  let at = message?.id ?? '';
  const first = await allowed(started, game, doer, buttonsIn(message));
  let open = first;
  for (let presses = 0; presses < PRESSES && open.length > 0; presses++) {
    const { customId, lines, isSingle, id } = chosen(started, doer, open);
    if (doer.isViewer) started.used.add(nameOf(id));
    const ticked = shuffled(chance, lines).slice(0, isSingle ? 1 : Math.max(1, chance.uniform(lines.length + 1)));
    const pressed = lines.length === 0 ? who.press(at, customId) : who.select(at, customId, ticked);
    const shown = await filledIn(started, doer, await started.time.until(pressed));
    if (!('message' in shown)) continue;
    const next = await allowed(started, game, doer, buttonsIn(shown.message));
    if (next.length > 0) [at, open] = [shown.message.id, next];
  }
}

function chosen({ used }: Started, { chance }: Doer, open: readonly Button[]): Button {
  const unused = open.filter(({ id }) => !used.has(nameOf(id)));
  if (unused.length > 0) return pick(chance, unused);
  const moves = open.filter(({ id }) => id.kind === 'move');
  const menus = open.filter(({ lines }) => lines.length > 0);
  const verbs = [...new Set(open.map(({ id }) => nameOf(id)))];
  const verb = pick(chance, verbs);
  const sought = [menus, moves, open].find(({ length }) => length > 0) ?? open;
  return pick(chance, pick(chance, [sought, open, open.filter(({ id }) => nameOf(id) === verb)]));
}

/** Sends the form that was opened, as it is or with a word. */
async function filledIn({ time }: Started, { who }: Doer, shown: InteractionResult): Promise<InteractionResult> {
  if (shown.kind !== 'modal') return shown;
  return time.until(who.submit(hasWord(shown.modal) ? { [WORD_FIELD]: 'a word' } : {}));
}

const hasWord = (modal: APIModalInteractionResponseCallbackData): boolean =>
  JSON.stringify(modal).includes(`"custom_id":"${WORD_FIELD}"`);
