/**
 * The ids of buttons and forms, written and read only here. They contain only public facts. Everything in them is
 * checked again on arrival, because anyone can send any id.
 */

import { withoutEpoch } from './epochIds.ts';
import { type PrivacyId, readPrivacyId, writePrivacyId } from './privacyIds.ts';
import { type ReplayId, readReplayId, writeReplayId } from './replayIds.ts';
import { type ResultId, readResultId, writeResultId } from './resultIds.ts';

/** What buttons do besides moves. The argument after the verb is a short word, a number, or empty. */
export const VERBS = [
  'join',
  'word',
  'leave',
  'start',
  'options',
  'cancel',
  'howTo',
  'verify',
  'panel',
  'list',
  'closer',
  'screen',
  'rules',
  'more',
  'text',
  'log',
  'resign',
  'here',
  'hand',
  'dm',
  'remove',
  'pick',
  'rematch',
  'clock',
  'vote',
  'takeover',
  'comeback',
  'plan',
  'undo',
] as const;
export type Verb = (typeof VERBS)[number];

export type CustomId =
  /** A slot of a seat's offer after row `seq`; `draft` is the step of the partial move, 0 on the board. */
  | {
      readonly kind: 'move';
      readonly table: string;
      readonly seq: number;
      readonly draft: number;
      readonly slot: number;
    }
  /** The same for a move that is planned, composed when `seq` was the newest row. */
  | {
      readonly kind: 'plan';
      readonly table: string;
      readonly seq: number;
      readonly draft: number;
      readonly slot: number;
    }
  /** A slot of the same offer, on a button below the seat's hand. */
  | { readonly kind: 'hand'; readonly table: string; readonly seq: number; readonly slot: number }
  | { readonly kind: 'verb'; readonly table: string; readonly verb: Verb; readonly argument: string }
  /** A page of a game's rules as they apply at a table, or at none; the contents if there is no section. */
  | ({ readonly kind: 'rules'; readonly section: string } & RulesOf)
  /** A menu on such pages, from 0: its values are sections. */
  | ({ readonly kind: 'rulesMenu'; readonly menu: number } & RulesOf)
  | PrivacyId
  | ReplayId
  | ResultId;

interface RulesOf {
  readonly game: string;
  readonly table: string | null;
}

const number = '(0|[1-9][0-9]{0,8})';
const move = new RegExp(`^v1:([1-9][0-9]{0,11}):${number}:${number}:${number}$`);
const plan = new RegExp(`^v1:([1-9][0-9]{0,11}):${number}:plan:${number}:${number}$`);
const hand = new RegExp(`^v1:([1-9][0-9]{0,11}):${number}:hand:${number}$`);
const rules = /^v1:rules:([A-Za-z]{1,24}):(0|[1-9][0-9]{0,11}):([A-Za-z]{0,24})$/;
const rulesMenu = /^v1:rulesMenu:([A-Za-z]{1,24}):(0|[1-9][0-9]{0,11})(?::([1-9]))?$/;
const verb = new RegExp(`^v1:([1-9][0-9]{0,11}):(${VERBS.join('|')}):([A-Za-z0-9-]{0,40})$`);

/**
 * `v1:<table>:<seq>:<draft>:<slot>` for a move, `v1:<table>:<seq>:plan:<draft>:<slot>` for a planned one, `v1:<table>:<seq>:hand:<slot>` below a hand,
 * `v1:<table>:<verb>:<argument>` for everything else at a table, `v1:rules:<game>:<table>:<section>` and
 * `v1:rulesMenu:<game>:<table>:<menu>` for the rules, with table 0 for none, and without the number of the first menu.
 */
export function writeCustomId(id: CustomId): string {
  switch (id.kind) {
    case 'move':
      return `v1:${id.table}:${id.seq}:${id.draft}:${id.slot}`;
    case 'plan':
      return `v1:${id.table}:${id.seq}:plan:${id.draft}:${id.slot}`;
    case 'hand':
      return `v1:${id.table}:${id.seq}:hand:${id.slot}`;
    case 'verb':
      return `v1:${id.table}:${id.verb}:${id.argument}`;
    case 'rules':
      return `v1:rules:${id.game}:${id.table ?? 0}:${id.section}`;
    case 'rulesMenu':
      return `v1:rulesMenu:${id.game}:${id.table ?? 0}${id.menu === 0 ? '' : `:${id.menu}`}`;
    case 'privacy':
      return writePrivacyId(id);
    case 'replay':
      return writeReplayId(id);
    case 'leaderboard':
    case 'stats':
      return writeResultId(id);
  }
}

/** The parsed id of any epoch, or null for anything that `writeCustomId` does not write. */
export function readCustomId(customId: string): CustomId | null {
  const text = withoutEpoch(customId);
  const [, table, seq, draft, slot] = move.exec(text) ?? [];
  if (table !== undefined) {
    return { kind: 'move', table, seq: Number(seq), draft: Number(draft), slot: Number(slot) };
  }
  const [, ofPlan, newest, step, choice] = plan.exec(text) ?? [];
  if (ofPlan !== undefined) {
    return { kind: 'plan', table: ofPlan, seq: Number(newest), draft: Number(step), slot: Number(choice) };
  }
  const [, ofHand, row, index] = hand.exec(text) ?? [];
  if (ofHand !== undefined) return { kind: 'hand', table: ofHand, seq: Number(row), slot: Number(index) };
  const [, ofGame, at = '', section] = rules.exec(text) ?? [];
  if (ofGame !== undefined && section !== undefined)
    return { kind: 'rules', game: ofGame, table: tableOf(at), section };
  const [, game, where = '', menu = '0'] = rulesMenu.exec(text) ?? [];
  if (game !== undefined) return { kind: 'rulesMenu', game, table: tableOf(where), menu: Number(menu) };
  const [, ofTable, name, argument] = verb.exec(text) ?? [];
  if (ofTable === undefined || argument === undefined)
    return readPrivacyId(text) ?? readReplayId(text) ?? readResultId(text);
  return { kind: 'verb', table: ofTable, verb: name as Verb, argument }; // The regular expression lists the verbs.
}

const tableOf = (digits: string): string | null => (digits === '0' ? null : digits);
