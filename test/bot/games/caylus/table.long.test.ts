import { describe, expect, test } from 'vitest';
import { caylus as engine } from '../../../../src/engines/caylus/index.ts';
import { type Position, type Setting, turn } from '../../../engines/caylus/support.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import {
  allTold,
  buttonsOf,
  labelsOf,
  menusOf,
  messageOf,
  shownBoard,
  startTable,
  textOf,
} from '../../support/table.ts';
import { acting, beginWith, expectPeace, openAt, press } from '../support/atTable.ts';

const MEMBERS = ['aya', 'ben', 'dara', 'emil', 'clemens'] as const;

/** A table at work, and whoever is to act. */
async function tableWith(position: Position, hall: TestGuildhall) {
  beginWith(engine, position);
  const [first, ...others] = MEMBERS.slice(0, position.state.seats);
  return startTable(hall, 'caylus', [first!, ...others]); // At least two.
}

const openOf = (hall: TestGuildhall, id: string) => openAt(engine, hall, id);

const setting = (more: Setting): Position => turn({ passed: [], ...more });

describe('a table of Caylus on Discord', () => {
  test('a worker is placed with two presses, from buttons or from a menu; passing takes one', async () => {
    await using hall = await startGuildhall();
    const road = ['9 w_mason 0', '10 w_lawyer 1', '11 s_bank 2'];
    const id = await tableWith(setting({ road }), hall);
    const actor = await acting(hall, id);
    const panel = messageOf(await actor.press((await shownBoard(hall, id)).id, 'Place a worker'));
    expect(menusOf(panel).length).toBe(1);
    const [menu] = menusOf(panel);
    expect(menu!.options.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['A · Gate', 'G · Castle', '1 · Farm', '7 · Peddler', '10 · Lawyer', '16 · Gold mine']),
    );
    const lawyer = menu!.options.find(({ label }) => label === '10 · Lawyer');
    expect(lawyer!.description).toBe('costs 1 denier; 1 point for ■ Ben; beyond the provost; build a residence');
    await press(hall, id, 'Place a worker', '10 · Lawyer');
    expect((await openOf(hall, id)).road[9]).toMatchObject({ worker: 0 });
    expect((await openOf(hall, id)).players[1]!.points).toBe(1);
    await press(hall, id, 'Pass');
    expect((await openOf(hall, id)).passed).toEqual([1]);
    expectPeace(hall);
  });

  test('S4 the provost has six spaces with price and workers left behind; what cannot be paid says so', async () => {
    await using hall = await startGuildhall();
    const position = turn({ workers: ['road-7 0', 'road-8 1'], hands: [{ deniers: 2 }] }).play('pass');
    const id = await tableWith(position, hall);
    const panel = await press(hall, id, 'Move the provost');
    expect(buttonsOf(panel).map(({ label, disabled }) => [label, disabled ?? false])).toEqual(
      expect.arrayContaining([
        ['−3 · 1 denier short', true],
        ['−2 · space 4', false],
        ['+1 · space 7', false],
        ['+3 · 1 denier short', true],
        ['Leave him · space 6', false],
      ]),
    );
    expect(textOf(panel)).toContain('+1 · space 7: costs 1 denier; workers beyond him: 0 of yours, 1 of others');
    expect(textOf(panel)).toContain('Leave him · space 6: workers beyond him: 1 of yours, 1 of others');
    await press(hall, id, 'Move the provost', '+1 · space 7');
    expect((await openOf(hall, id)).provost).toBe(7);
    await press(hall, id, 'Leave him');
    expect((await openOf(hall, id)).step).toMatchObject({ kind: 'provost', seat: 2 });
    expectPeace(hall);
  });

  test('S5 houses of the castle are confirmed one by one; stopping with none asks once, with the cost', async () => {
    await using hall = await startGuildhall();
    const position = turn({
      workers: ['castle 0', 'castle 1'],
      hands: [{ cubes: 'food+food+wood+wood+stone+stone+gold' }, { cubes: 'food+wood+stone', points: 5 }],
    }).pass('pass');
    const id = await tableWith(position, hall);
    expect(labelsOf(await shownBoard(hall, id))).toEqual(expect.arrayContaining(['Build a house', 'Build nothing']));
    const panel = await press(hall, id, 'Build a house');
    expect(labelsOf(panel)).toEqual(expect.arrayContaining(['food+wood+stone', 'food+wood+gold']));
    const last = await press(hall, id, 'Build a house', 'food+wood+stone');
    expect(textOf(last)).toContain('a house in the dungeon: 5 points');
    expect(textOf(last)).toContain('afterward you have 1 food + 1 wood + 1 stone + 1 gold and 20 deniers');
    expect((await openOf(hall, id)).houses.dungeon).toEqual([]);
    const next = await press(hall, id, 'Build a house', 'food+wood+stone', 'Confirm');
    expect((await openOf(hall, id)).houses.dungeon).toEqual([0]);
    expect(textOf(next)).toContain('built this round: 1 house');
    await press(hall, id, 'Stop building');
    expect((await openOf(hall, id)).step).toMatchObject({ kind: 'castle', seat: 1 });
    const question = await press(hall, id, 'Build nothing: −2');
    expect(textOf(question)).toContain('you lose 2 points');
    expect((await openOf(hall, id)).step).toMatchObject({ kind: 'castle', seat: 1 });
    await press(hall, id, 'Build nothing: −2', 'Confirm');
    expect((await openOf(hall, id)).players[1]!.points).toBe(3);
    expectPeace(hall);
  });

  test('S7 all buildings left are on offer, those that cannot be paid with what is missing; then the cubes', async () => {
    await using hall = await startGuildhall();
    const position = turn({ workers: ['road-6 0'], hands: [{ cubes: 'food+wood+stone' }] }).pass('pass');
    const id = await tableWith(position, hall);
    const panel = await press(hall, id, 'Build a wood building');
    expect(buttonsOf(panel).map(({ label, disabled }) => [label, disabled ?? false])).toEqual(
      expect.arrayContaining([
        ['Sawmill → 2 points', false],
        ['Lawyer: 1 cloth short', true],
      ]),
    );
    const pay = await press(hall, id, 'Build a wood building', 'Marketplace → 4 points');
    expect(labelsOf(pay)).toEqual(expect.arrayContaining(['food+wood', 'wood+stone', 'Don’t build']));
    await press(hall, id, ...['Build a wood building', 'Marketplace → 4 points', 'wood+stone', 'Confirm']);
    const { road, players } = await openOf(hall, id);
    expect(road[8]).toMatchObject({ building: 'w_market', owner: 0 });
    expect(players[0]!.points).toBe(4);
    expectPeace(hall);
  });

  test('S7 a residence asks for the building that it replaces, never for the lawyer or for those of others', async () => {
    await using hall = await startGuildhall();
    const road = ['9 w_lawyer 0', '10 w_mason 0', '11 s_bank 1'];
    const position = turn({ road, provost: 9, workers: ['road-9 0'], hands: [{ cubes: 'cloth' }] }).pass('pass');
    const id = await tableWith(position, hall);
    const panel = await press(hall, id, 'Build a residence');
    const labels = labelsOf(panel);
    expect(labels).toEqual(expect.arrayContaining(['1 · Farm', '6 · Carpenter', '10 · Mason']));
    expect(labels.filter((label) => /^(9|11|7) · /.test(label))).toEqual([]);
    expect(textOf(panel)).toContain('price: 1 cloth + 1 denier');
    const last = textOf(await press(hall, id, 'Build a residence', '10 · Mason'));
    expect(last).toContain('residence on space 10 for 1 cloth and 1 denier');
    expect(last).toContain('afterward you have no cubes and 19 deniers');
    await press(hall, id, 'Build a residence', '10 · Mason', 'Confirm');
    expect((await openOf(hall, id)).road[9]).toMatchObject({ building: 'residence', owner: 0 });
    expectPeace(hall);
  });

  test('the price of a residence is whole where the same player goes on, too', async () => {
    await using hall = await startGuildhall();
    const road = ['9 w_lawyer 0', '10 s_farm 0'];
    const workers = ['road-9 0', 'road-10 0'];
    const lawyer = turn({ seats: 2, road, provost: 12, workers, hands: [{ cubes: 'cloth' }] }).pass('pass');
    const id = await tableWith(lawyer, hall);
    const last = textOf(await press(hall, id, 'Build a residence', '1 · Farm'));
    expect(last).toContain('for 1 cloth and 1 denier');
    expectPeace(hall);
  });

  test('S8 a favor: four tracks with their levels, used ones disabled; then the levels, highest first', async () => {
    await using hall = await startGuildhall();
    const position = turn({
      stage: 'walls',
      workers: ['joust_field 0'],
      hands: [{ cubes: 'cloth', markers: { resources: 1, buildings: 4 } }],
    }).play('pass', 'trade 0 cloth -');
    const id = await tableWith(position, hall);
    expect(labelsOf(await shownBoard(hall, id)).slice(0, 4)).toEqual([
      'Prestige 0 → 1: 1 point',
      'Deniers 0 → 1: 3 deniers',
      'Resources 1 → 2: wood / stone',
      'Buildings stays at 4: Residence',
    ]);
    await press(hall, id, 'Resources 1 → 2: wood / stone');
    expect(labelsOf(await shownBoard(hall, id)).slice(0, 2)).toEqual(['2 · wood / stone', '1 · food']);
    await press(hall, id, '2 · wood / stone');
    await press(hall, id, 'Take stone');
    expect((await openOf(hall, id)).players[0]!.cubes.stone).toBe(1);
    expectPeace(hall);
  });

  test('S12 gate, guild, inn, trade, production, and owner’s bonus are answered on the board', async () => {
    await using hall = await startGuildhall();
    const position = turn({
      seats: 3,
      road: ['9 s_farm 1', '10 w_market 2'],
      provost: 12,
      workers: ['gate 0', 'merchants_guild 1', 'inn-right 2', 'road-1 1', 'road-9 0', 'road-10 1'],
      hands: [{}, { cubes: 'wood' }],
    }).play('pass');
    const id = await tableWith(position, hall);
    await press(hall, id, 'Move the worker', '3 · Sawmill');
    await press(hall, id, 'Move the provost', '+1 · space 13');
    await press(hall, id, 'Take the worker back');
    for (let i = 0; i < 3; i++) await press(hall, id, 'Leave him');
    await press(hall, id, 'Take cloth');
    expect((await openOf(hall, id)).step).toMatchObject({ kind: 'produce', seat: 1, source: { kind: 'owner' } });
    await press(hall, id, 'Take food');
    await press(hall, id, 'cloth → 6 deniers');
    const { players, provost, specials } = await openOf(hall, id);
    expect(provost).toBe(8); // The bailiff has moved, and the provost has joined him.
    expect(specials.inn.right).toBe(null);
    expect(players[0]!.cubes).toMatchObject({ wood: 1, food: 2, cloth: 1 });
    expect(players[1]!.cubes).toMatchObject({ wood: 1, food: 1, cloth: 0 });
    expectPeace(hall);
  });

  test('road, castle, favors, stock, and every player can be looked at closer, as can seven lists', async () => {
    await using hall = await startGuildhall();
    const id = await tableWith(setting({ seats: 5 }), hall);
    const onlooker = hall.discord.user('noor');
    const { id: board } = await shownBoard(hall, id);
    const look = async () => messageOf(await onlooker.press(board, 'Look closer'));
    const closer = await look();
    const parts = ['Road', 'Castle', 'Royal favors', 'Buildings left'];
    expect(labelsOf(closer)).not.toContain('Finished town');
    const lists = [
      'Wood buildings left',
      'Stone buildings left',
      'Prestige buildings left',
      'Favor levels',
      'Castle counts',
      'All buildings',
      'Kinds of building',
    ];
    expect(labelsOf(closer)).toEqual(expect.arrayContaining([...parts, ...lists, '■ Ben']));
    for (const part of parts) {
      const shown = messageOf(await onlooker.press(closer.id, part));
      expect(buttonsOf(shown).find(({ label }) => label === part)!.style).toBe(1);
    }
    for (const list of lists) {
      const shown = messageOf(await onlooker.press((await look()).id, list));
      expect(JSON.stringify(shown.components).length).toBeGreaterThan(200);
    }
    expectPeace(hall);
  });

  test('after the end the finished town can be looked at beside the score', async () => {
    await using hall = await startGuildhall();
    const id = await tableWith(setting({ seats: 2 }), hall);
    const { channel_id: channel } = await shownBoard(hall, id);
    const question = messageOf(await hall.discord.user('ben').slash('resign', {}, { channel }));
    await hall.discord.user('ben').press(question.id, 'Yes, resign');
    await allTold(hall);
    const onlooker = hall.discord.user('noor');
    const closer = messageOf(await onlooker.press((await shownBoard(hall, id)).id, 'Look closer'));
    const shown = messageOf(await onlooker.press(closer.id, 'Finished town'));
    expect(buttonsOf(shown).find(({ label }) => label === 'Finished town')!.style).toBe(1);
    expectPeace(hall);
  });
});
