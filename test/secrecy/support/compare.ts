/**
 * The proof by dealing anew: whatever a viewer cannot know is dealt otherwise, and nothing that reaches that viewer
 * may change.
 */
import type { BotGame } from '../../../src/bot/contract.ts';
import { newsOf } from '../../../src/bot/publisher/news.ts';
import type { Engine, GameTypes, Kind, Seat, Step, Viewer } from '../../../src/engines/contract.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { Pictures } from '../../../src/render/pipeline/painter.ts';
import { createLocalRenderer } from '../../../src/render/pipeline/renderer.ts';
import type { RowEvents } from '../../../src/tables/table/rows.ts';
import type { Table } from '../../../src/tables/table/table.ts';
import { difference } from '../../engines/laws/difference.ts';
import { broken, type Moment, moments, pick, type Run } from '../../engines/laws/run.ts';
import { type Sights, shownTo } from './shown.ts';
import { tableInHand } from './tableInHand.ts';

interface Compared {
  /** Pairs of positions that one viewer cannot tell apart. */
  pairs: number;
  /** Those that really differ. */
  different: number;
  /** Some move has shown what was hidden. */
  hides: boolean;
  /** Things shown, in each position of a pair. */
  shown: number;
  /** Pictures of which every byte was compared. */
  pictures: number;
  ways: Set<string>;
}

interface HowMany {
  readonly pairs: number;
  readonly pictures: number;
}

/** Compares until so many pairs were seen; throws where something differs, with what reached whom. */
export async function compareAll(
  game: BotGame,
  engine: Engine,
  pictures: Pictures,
  run: Omit<Run, 'games'>,
  wanted: HowMany,
): Promise<Compared> {
  const renderer = createLocalRenderer(pictures);
  const seen: Compared = { pairs: 0, different: 0, hides: false, shown: 0, pictures: 0, ways: new Set() };
  for (const moment of moments(engine, { ...run, games: Number.MAX_SAFE_INTEGER })) {
    if (seen.pairs >= wanted.pairs) break;
    seen.hides ||= moment.before.revealed === 'hidden';
    const viewer = pick<Viewer>(moment.chance, [...moment.seats, 'table']);
    const pair = alikeFor(moment, viewer);
    if (pair === null) continue;
    const picks = moment.chance.uniform(2 ** 32);
    const [one, other] = [
      await sightsOf(game, moment, viewer, pair.real, picks),
      await sightsOf(game, moment, viewer, pair.imagined, picks),
    ];
    const leak = difference(one, other);
    if (leak !== null)
      broken(moment, `what reaches ${viewer === 'table' ? 'an onlooker' : `seat ${viewer}`} tells a secret: ${leak}`);
    seen.pairs++;
    seen.different += Number(difference(pair.real.state, pair.imagined.state) !== null);
    seen.shown += one.shown.length;
    for (const { way } of one.shown) seen.ways.add(way);
    const [order] = other.orders;
    const [first] = one.orders;
    if (
      seen.pictures < wanted.pictures &&
      first &&
      order &&
      seen.pairs % Math.ceil(wanted.pairs / wanted.pictures) === 0
    ) {
      const [here, there] = [await renderer.render(first, 'board'), await renderer.render(order, 'board')];
      if (Buffer.compare(here.bytes, there.bytes) !== 0) broken(moment, 'the same order gives another picture');
      seen.pictures++;
    }
  }
  await renderer.close();
  return seen;
}

/** A position, what has led to it, who was awaited before, and whether a turn has begun with it. */
interface Reached {
  readonly state: object;
  readonly events: readonly Kind[];
  readonly awaited: readonly Seat[];
  readonly isNewTurn: boolean;
}

/**
 * Two positions that the viewer cannot tell apart: after somebody else's move, the same one in a position dealt anew,
 * where that looks the same to the viewer; else the present one, dealt anew.
 */
function alikeFor(moment: Moment, viewer: Viewer): { readonly real: Reached; readonly imagined: Reached } | null {
  const { engine, state, awaits, before, next, random, chance } = moment;
  const other = engine.redeal(state, viewer, seeded(`redeal ${chance.uniform(2 ** 32)}`));
  const isNewTurn = chance.uniform(2) === 0;
  const present = (position: object): Reached => ({
    ...{ state: position, events: before.events, awaited: awaits, isNewTurn },
  });
  if (next === null || next.seat === viewer || chance.uniform(2) === 0)
    return { real: present(state), imagined: present(other) };
  const [here, there] = [
    engine.play(state, next.seat, next.move, random),
    engine.play(other, next.seat, next.move, random),
  ];
  if (!here.ok || !there.ok) return null;
  const looks = ({ state: position }: Step<GameTypes>) => ({
    open: engine.open(position),
    own: viewer === 'table' ? null : engine.own(position, viewer),
  });
  if (difference(looks(here.value), looks(there.value)) !== null) return null;
  const after = ({ state: position, events }: Step<GameTypes>): Reached => ({
    state: position,
    events,
    awaited: awaits,
    isNewTurn: engine.stage(position) !== engine.stage(state),
  });
  return { real: after(here.value), imagined: after(there.value) };
}

function sightsOf(game: BotGame, moment: Moment, viewer: Viewer, reached: Reached, picks: number): Promise<Sights> {
  const actor = moment.next?.seat ?? null;
  const { rulesVersion } = moment.engine;
  const { events } = reached;
  const happened: RowEvents = { seq: moment.seq + 1, actor: 'seat', seat: actor, kind: 'move', events, rulesVersion };
  const table = tableInHand(moment, reached.state, [happened]);
  return shownTo(
    viewer,
    game,
    moment,
    { table, state: reached.state },
    newsAfter(table, reached),
    seeded(`picks ${picks}`).stream('picks'),
  );
}

/** The publisher's news of a commit, as the service writes them. */
function newsAfter(table: Table, { awaited, isNewTurn }: Reached) {
  const after = table.seats.filter((seating) => seating.awaited).map(({ seat }) => seat);
  const payload = JSON.stringify({
    seq: table.seq,
    before: isNewTurn ? [] : awaited,
    after,
    isNewTurn,
    isMoved: false,
  });
  const entry = { id: 1, table: table.id, kind: 'board', dedupeKey: '', payload } as const;
  return newsOf([{ ...entry, attempts: 0, nextAt: 0, createdAt: 1 }], table, false);
}
