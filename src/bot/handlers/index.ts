import type { Caller } from '../interaction/caller.ts';
import type { Intent } from '../interaction/intent.ts';
import type { Reply } from '../interaction/reply.ts';
import type { Context } from '../state/context.ts';
import { type Handler, tell } from './contract.ts';
import { deliver } from './directMessages.ts';
import * as fairness from './fairness.ts';
import { here } from './here.ts';
import * as lobby from './lobby.ts';
import * as look from './look.ts';
import { closer } from './lookCloser.ts';
import * as move from './move.ts';
import { askResign, resign } from './resign.ts';
import * as seats from './seats.ts';
import { hand } from './seatTurn.ts';
import { settings } from './settings.ts';
import * as suggest from './suggest.ts';

/** One line a kind of intent: a missing one does not compile. */
const handlers: { readonly [K in Intent['kind']]: Handler<K> } = {
  open: lobby.open,
  join: lobby.join,
  invite: seats.invite,
  askRemove: seats.askRemove,
  remove: seats.remove,
  askWord: fairness.askWord,
  verify: fairness.verify,
  leave: lobby.leave,
  start: lobby.start,
  cancel: lobby.cancel,
  setOption: lobby.setOption,
  askOptions: lobby.askOptions,
  setOptions: lobby.setOptions,
  here,
  games: look.games,
  help: look.help,
  settings,
  rules: look.rules,
  board: look.board,
  text: look.describe,
  log: look.log,
  list: look.list,
  closer,
  more: look.more,
  askResign,
  resign,
  panel: move.panel,
  hand,
  deliver,
  pressHand: move.pressHand,
  press: move.press,
  tick: move.tick,
  type: move.type,
  suggestMove: suggest.suggestMove,
  suggestTable: suggest.suggestTable,
  suggestOption: suggest.suggestOption,
  suggestNewOption: suggest.suggestNewOption,
  unknown: async (_room, caller) => tell(caller, { kind: 'unknownButton' }),
};

/** Does what is wanted. The table above holds under each kind the handler of just that kind. */
export function handle<K extends Intent['kind']>(
  context: Context,
  caller: Caller,
  intent: Extract<Intent, { readonly kind: K }>,
): Promise<Reply> {
  const handler = handlers[intent.kind] as unknown as Handler<K>;
  return handler(context, caller, intent);
}
