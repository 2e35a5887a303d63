import type { Intent } from '../interaction/intent.ts';
import { animation } from './animation.ts';
import { askClock, setClock } from './clock.ts';
import { type Handler, noteReply } from './contract.ts';
import { deliver } from './directMessages.ts';
import * as fairness from './fairness.ts';
import { here } from './here.ts';
import { importRecord } from './import.ts';
import * as lobby from './lobby.ts';
import * as look from './look.ts';
import { closer, screen } from './lookCloser.ts';
import * as move from './move.ts';
import * as plan from './plan.ts';
import { privacy } from './privacy.ts';
import { rematch } from './rematch.ts';
import { moveFile, replay } from './replay.ts';
import { askResign, resign } from './resign.ts';
import { leaderboard, stats } from './results.ts';
import { rules, suggestSection } from './rules.ts';
import * as seats from './seats.ts';
import { hand } from './seatTurn.ts';
import { me, settings, suggestZone } from './settings.ts';
import * as suggest from './suggest.ts';
import { comeBack, takeOver } from './takeOver.ts';
import { undo } from './undo.ts';
import { vote } from './vote.ts';

/** The handler of each kind of intent. */
export const handlers: { readonly [K in Intent['kind']]: Handler<K> } = {
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
  me,
  privacy,
  rules,
  board: look.board,
  text: look.describe,
  log: look.log,
  replay,
  import: importRecord,
  moveFile,
  animation,
  list: look.list,
  closer,
  screen,
  more: look.more,
  leaderboard,
  stats,
  rematch,
  askClock,
  setClock,
  vote,
  takeOver,
  comeBack,
  plan: plan.plan,
  planMove: plan.planMove,
  dropPlan: plan.dropPlan,
  setStanding: plan.setStanding,
  pressPlan: move.pressPlan,
  tickPlan: move.tickPlan,
  undo,
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
  suggestStanding: suggest.suggestStanding,
  suggestSection,
  suggestZone,
  pick: async (_room, caller, { table }) => noteReply(caller, { kind: 'askAgain', table }),
  unknown: async (_room, caller) => noteReply(caller, { kind: 'unknownButton' }),
};
