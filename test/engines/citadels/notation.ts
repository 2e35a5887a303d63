import { type Citadels, citadels } from '../../../src/engines/citadels/index.ts';
import type { Notation } from '../support/notation.ts';
import { seat } from '../support/position.ts';

export const notation: Notation<Citadels> = {
  engine: citadels,
  moves: [
    ['choose king', { kind: 'chooseCharacter', character: 'king' }],
    ['draw', { kind: 'drawCards' }],
    ['gold', { kind: 'takeGold' }],
    ['keep manor+tavern', { kind: 'keepCards', cards: ['manor', 'tavern'] }],
    ['build school_of_magic', { kind: 'build', district: 'school_of_magic' }],
    ['murder thief', { kind: 'murder', character: 'thief' }],
    ['steal king', { kind: 'steal', character: 'king' }],
    ['swap 6', { kind: 'swapHands', seat: seat(6) }],
    ['exchange docks+docks', { kind: 'exchangeCards', cards: ['docks', 'docks'] }],
    ['income', { kind: 'takeIncome' }],
    ['extra-gold', { kind: 'takeExtraGold' }],
    ['extra-cards', { kind: 'drawExtraCards' }],
    ['destroy 2 temple', { kind: 'destroy', seat: seat(2), district: 'temple' }],
    ['laboratory church', { kind: 'useLaboratory', district: 'church' }],
    ['smithy', { kind: 'useSmithy' }],
    ['graveyard take', { kind: 'answerGraveyard', take: true }],
    ['graveyard leave', { kind: 'answerGraveyard', take: false }],
    ['end', { kind: 'endTurn' }],
  ],
  none: [
    '|choose|choose queen|keep|keep tavern+manor|keep manor+|build Manor|swap 7|swap 01|destroy 2|destroy manor 2',
    'graveyard|graveyard maybe|gold 2|end |takeGold|toString',
  ],
};
