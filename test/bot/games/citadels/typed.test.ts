/** What somebody types who does not take it from the suggestions, and what he reads when it does not fit. */
import { expect, test } from 'vitest';
import type { Reader, Typed } from '../../../../src/bot/contract.ts';
import { citadels as game } from '../../../../src/bot/games/citadels/index.ts';
import { shapeOf } from '../../../../src/bot/state/players.ts';
import { citadels as engine, type Violation } from '../../../../src/engines/citadels/index.ts';
import type { Locale } from '../../../../src/words/contract.ts';
import { type Position, type Setting, seat, turn } from '../../../engines/citadels/support.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { startTable } from '../../support/table.ts';
import { readTyped, typist } from '../support/atTable.ts';
import { beginWith } from './position.ts';

const NAMES = ['Aya', 'Ben', 'Ben', '2', 'Dara'];
const say: Reader['say'] = { name: (of) => `${shapeOf(of)} ${NAMES[of]}` };

const typing = ({ state, awaits }: Position, ...typed: readonly [string, Typed, Locale?]) =>
  readTyped(game, engine, { state, seat: seat(awaits()) }, typed, say);

const magician: Setting = {
  characters: ['magician', 'king', 'bishop', 'merchant', 'warlord'],
  turn: 'magician',
  hands: [['town_hall', 'temple']],
};

test('a player is meant by the name, with the sign of the seat or without; nobody is when two have it', () => {
  const position = turn(magician);
  for (const name of ['Dara', ' dara', `${shapeOf(4)} Dara`, '4'])
    expect([name, typing(position, 'swap', { player: name })]).toEqual([name, [{ kind: 'swapHands', seat: 4 }]]);
  expect(typing(position, 'swap', { player: `${shapeOf(2)} Ben` })).toEqual([{ kind: 'swapHands', seat: 2 }]);
  // Suggestions are sent as the number of the seat, whatever somebody calls himself.
  expect(typing(position, 'swap', { player: '2' })).toEqual([{ kind: 'swapHands', seat: 2 }]);
  const others = [1, 2, 3, 4].map((of) => say.name(seat(of)));
  for (const name of ['Ben', 'Emil', '9', '']) expect(typing(position, 'swap', { player: name })).toEqual(others);
});

test('what is possible is told in the words of the reader', () => {
  const position = turn(magician);
  expect(typing(position, 'exchange', { cards: 'moat' })).toEqual(['Temple', 'Town Hall']);
  expect(typing(position, 'exchange', { cards: 'moat' }, 'de')).toEqual(['Tempel', 'Rathaus']);
  const thief = turn({ ...magician, characters: ['thief', 'king', 'bishop', 'merchant', 'warlord'], turn: 'thief' });
  expect(typing(thief, 'steal', { character: 'queen' }, 'ja')).toContain('王様');
  const king = turn({ ...magician, turn: 'king', hands: [[], ['temple', 'temple']], gold: [0, 5] });
  expect(typing(king, 'build', { card: 'moat' }, 'ja')).toEqual(['聖堂']);
  const cities = [[], ['watchtower']] as const;
  const warlord = turn({
    ...magician,
    turn: 'warlord',
    cities: [...cities, [], [], ['graveyard']],
    gold: [0, 0, 0, 0, 9],
  });
  expect(typing(warlord, 'destroy', { player: '1', district: 'moat' }, 'de')).toEqual(['Wachturm']);
  expect(typing(warlord, 'destroy', { player: 'Emil', district: 'Wachturm' })).toEqual([say.name(seat(1))]);
});

test('a character that cannot be named or taken is spoken of with its article', () => {
  const thief = turn({ characters: ['thief', 'king', 'merchant', 'warlord'], turn: 'thief' });
  const { violation } = game.words.en;
  expect(violation(thief.refusal('steal magician') as Violation, say)).toBe('The Magician is out this round.');
  expect(violation({ kind: 'notOffered', character: 'king' }, say)).toBe('You weren’t offered the King.');
});

test('the question of the Graveyard is answered by what its buttons say, too', () => {
  const asked = turn({
    characters: ['warlord', 'assassin', 'king', 'bishop'],
    turn: 'warlord',
    cities: [[], ['market'], ['graveyard']],
    gold: [5, 0, 1],
  }).play('destroy 1 market');
  const answer = (take: boolean) => [{ kind: 'answerGraveyard', take }];
  expect(typing(asked, 'graveyard', { answer: 'Nehmen (1 Gold)' }, 'de')).toEqual(answer(true));
  expect(typing(asked, 'graveyard', { answer: '手札に加えない' }, 'ja')).toEqual(answer(false));
  expect(typing(asked, 'graveyard', { answer: 'LEAVE' }, 'ja')).toEqual(answer(false));
  expect(typing(asked, 'graveyard', { answer: 'perhaps' })).toEqual(['Take it (1 gold)', 'Leave it']);
});

test('builds of which one is too many are refused without telling that any was built', async () => {
  const king: Setting = {
    ...{ characters: ['king', 'thief', 'bishop', 'warlord'], turn: 'king', gold: [9] },
    hands: [['temple', 'manor']],
  };
  beginWith(king);
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', ['aya', 'ben', 'dara', 'priya']);
  const { type, expectNothingPlayed } = await typist(hall, id);
  const told = await type('citadels build', { card: 'manor', second: 'temple' });
  expect(told).toBe('You can build only 1 district this turn.');
  await expectNothingPlayed();
});

test('on Discord: a name that does not fit changes nothing, one that does swaps the hands', async () => {
  beginWith({ ...magician, characters: ['magician', 'king', 'bishop', 'warlord'] });
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'citadels', ['aya', 'ben', 'dara', 'priya']);
  const { type, expectNothingPlayed } = await typist(hall, id);
  const refused = await type('citadels swap', { player: 'Emil' });
  expect(refused).toBe('`player: Emil` isn’t a legal choice. Try ■ Ben, ▲ Dara, or ◆ Priya.');
  await expectNothingPlayed();
  expect(await type('citadels swap', { player: 'dara' })).toContain('Done: Swap hands with ▲ Dara');
});
