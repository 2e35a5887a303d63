import { type Engine, seatOf } from '../../../src/engines/contract.ts';
import { canonicalJson, isRecord } from '../../../src/kernel/json.ts';
import { entropyOf, fairRandom, gameKeyOf } from '../../../src/tables/fair.ts';
import { createSealer } from '../../../src/tables/seal.ts';
import type { TestTables } from './testTables.ts';

/**
 * Plays a table's record again from its seed and what the players brought, as an outsider would after the end; the
 * system's moves must be those that its streams give.
 */
export async function replay(
  service: Pick<TestTables, 'store' | 'history' | 'key'>,
  id: string,
  engine: Engine,
): Promise<object> {
  const sealed = (await service.store.secrets(id)).seed!;
  const seed = createSealer(service.key).unseal(id, 'seed', sealed)!;
  const rows = await service.history(id);
  const start = rows.find(({ kind }) => kind === 'start')?.payload;
  if (!isRecord(start) || typeof start.interaction !== 'string') throw new Error('the game was not started');
  const { seats } = (await service.store.position(id))!;
  const joins = seats.map(({ joinInteraction, word }) => ({ interaction: joinInteraction, word }));
  const entropy = entropyOf(id, joins, start.interaction);
  if (Buffer.from(entropy).toString('hex') !== start.entropy) throw new Error('the entropy is another');

  const random = fairRandom(gameKeyOf(id, seed, entropy));
  const config = { seats: start.seats as number, options: start.options as readonly string[] };
  let { state } = engine.setup(config, engine.deal(config, random));
  for (const { seq, actor, kind, seat: number, payload } of rows) {
    if (kind === 'takeover') state = engine.forget?.(state, seatOf(number!, config.seats)!) ?? state;
    if (kind !== 'move' && kind !== 'mildMove' && kind !== 'plannedMove') continue;
    const seat = seatOf(number!, config.seats)!;
    const move = engine.readMove(payload);
    if (!move.ok) throw new Error('a row holds no move');
    if (actor === 'system') {
      const all = [...engine.legal(state, seat)];
      const mild = all.filter((one) => !engine.harms(one));
      const legal = kind === 'move' || mild.length === 0 ? all : mild;
      const drawn = legal[random.stream(`system/${seq}`).uniform(legal.length)]!;
      if (canonicalJson(drawn) !== canonicalJson(move.value)) throw new Error(`row ${seq} was not drawn by its stream`);
    }
    const step = engine.play(state, seat, move.value, random);
    if (!step.ok) throw new Error(`a row was refused: ${step.error.kind}`);
    state = step.value.state;
  }
  return state;
}
