import { type Citadels, citadels, type District, type State } from '../../../src/engines/citadels/index.ts';
import { type Impossible, withPlayer } from '../support/impossible.ts';
import { CHEAP, dealt, four } from './support.ts';

const choosing = dealt(4, { cards: CHEAP, removed: { faceUp: ['thief', 'bishop'], faceDown: 'king' } }).play(
  'choose warlord',
).state;
const asked = four({
  turn: 'warlord',
  cities: [['manor'], ['graveyard']],
  deck: ['docks', 'harbor', 'tavern'],
  gold: [1, 1, 1, 9],
});
const graveyard = asked.play('destroy 0 manor').state;
const keeping = asked.play('draw').state;
const twins = withPlayer(asked.state, 0, { city: ['manor', 'manor'] });
const unchosen = withPlayer(asked.state, 3, { character: null });
/** The Warlord's turn with nothing done. */
const idle = { ...asked.state.agenda[0], used: [] };
const drawn = (cards: readonly District[]) => ({ ...keeping.agenda[1], drawn: cards });
const named = (character: 'assassin' | 'thief' | 'king') => four({ turn: character }).state;

const eight: readonly District[] = ['manor', 'castle', 'palace', 'temple', 'church', 'tavern', 'prison', 'docks'];
const complete = (state: State) => withPlayer(state, 0, { city: eight });
/** After the last round, in which the King was murdered. */
const over = four({ turn: 'warlord', murdered: 'king', cities: [eight], firstComplete: 0 }).play('end').state;

const MOST = Number.MAX_SAFE_INTEGER;
const rich = ({ players }: State, gold: number) => ({ players: players.map((player) => ({ ...player, gold })) });

export const impossible: Impossible<Citadels> = {
  engine: citadels,
  states: [
    {
      state: choosing,
      changes: [
        ['an option twice', { options: ['french', 'french'] }, /twice/],
        ['a crown of nobody', { crown: 5 }, /no seat 5/],
        ['a King face-up', { selection: { ...choosing.selection, faceUp: ['king', 'thief'] } }, /never removed/],
        ['a character nobody was offered', withPlayer(choosing, 0, { character: 'thief' }), /was not offered/],
        ['a choice before its turn', withPlayer(choosing, 2, { character: 'merchant' }), /before its turn/],
        ['another seat choosing', { agenda: [{ kind: 'choose', seat: 2 }] }, /not the next/],
        ['a choice after calls', { called: 1 }, /wrong time/],
        ['a murder without Assassin', { murdered: 'king' }, /cannot have named/],
        ['a choice after the end', { ...complete(choosing), firstComplete: 0 }, /wrong time/],
        ['a question on a choice', { agenda: [...choosing.agenda, keeping.agenda[1]] }, /while characters are chosen/],
      ],
    },
    {
      state: asked.state,
      changes: [
        ['§5.4 gold that no turn brings', withPlayer(asked.state, 0, { gold: MOST }), /cannot have .* gold/],
        ['§5.4 gold of all that no turns bring', rich(asked.state, 1000), /cannot have 4000 gold/],
        ['§8 more reshuffles than draws', { reshuffles: MOST }, /cannot have been reshuffled/],
        ['§5 a round that no table comes to', { round: MOST }, /there is no round/],
        ['a hand in disorder', withPlayer(asked.state, 0, { hand: ['docks', 'manor'] }), /order/],
        ['a theft from the Assassin', { robbed: 'assassin' }, /cannot have named/],
        ['a crown away from the King', { crown: 0 }, /the crown is at/],
        ['nobody first with a complete city', { firstComplete: 0 }, /not complete/],
        ['a turn of another seat', { called: 4 }, /was not called/],
        ['rights nobody has', { agenda: [{ ...asked.state.agenda[0], used: ['magic'] }] }, /without having it/],
        ['a right used twice', { agenda: [{ ...asked.state.agenda[0], used: ['income', 'income'] }] }, /twice/],
        ['too many builds', { agenda: [{ ...asked.state.agenda[0], built: 2 }] }, /has built 2/],
        ['nothing pending', { agenda: [] }, /nothing is pending/],
        ['two turns', { agenda: [...asked.state.agenda, ...asked.state.agenda] }, /nested/],
        ['two equal districts, and french', { options: ['french'], ...twins }, /built the same district twice/],
        ['a discard seen by nobody', { discard: [{ district: 'manor', seenBy: 6 }] }, /no seat 6/],
        ['a theft from one face-up', { robbed: 'magician' }, /cannot have named/],
        ['eight districts and nobody first', complete(asked.state), /no one was first/],
        ['a turn before all have chosen', withPlayer(asked.state, 1, { character: null }), /before its/],
        ['a turn before the last has chosen', unchosen, /has not chosen/],
        ['a turn before the calls', { called: 0, crown: 0 }, /no one was called/],
        ['more built than stands', { agenda: [{ ...asked.state.agenda[0], built: 1 }] }, /has built 1/],
        ['a card too many', { deck: ['graveyard'] }, /2 of graveyard/],
      ],
    },
    {
      state: keeping,
      changes: [
        ['a question on no turn', { agenda: keeping.agenda.slice(1) }, /outside a turn/],
        ['a wrong number to keep', { agenda: [keeping.agenda[0], { ...keeping.agenda[1], keep: 2 }] }, /number/],
        ['cards drawn by nobody', { agenda: [idle, keeping.agenda[1]] }, /drawn by no one/],
        ['one card to keep one of', { agenda: [keeping.agenda[0], drawn(['docks'])] }, /number/],
        [
          'three cards without Observatory',
          { agenda: [keeping.agenda[0], drawn(['docks', 'docks', 'docks'])] },
          /number/,
        ],
      ],
    },
    {
      state: graveyard,
      changes: [
        ['the wrong one asked', { agenda: [graveyard.agenda[0], { ...graveyard.agenda[1], seat: 0 }] }, /asked/],
        ['a question about nothing destroyed', { agenda: [idle, graveyard.agenda[1]] }, /nothing was destroyed/],
      ],
    },
    {
      state: named('assassin'),
      changes: [['a murder that was not done', { murdered: 'king' }, /the murder does not match/]],
    },
    { state: named('thief'), changes: [['a theft that was not done', { robbed: 'king' }, /the theft does not match/]] },
    {
      state: over,
      changes: [
        ['a crown away from the murdered King', { crown: 0 }, /the crown is at/],
        ['an end before all were called', { called: 7 }, /nothing is pending/],
      ],
    },
    { state: named('king'), changes: [['a turn of the murdered', { murdered: 'king', crown: 0 }, /was not called/]] },
  ],
};
