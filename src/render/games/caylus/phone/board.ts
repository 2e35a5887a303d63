/** The table on a phone: the way from the castle, the castle, the favors, and the players, below one another. */
import { nextSpace } from '../../../../engines/caylus/index.ts';
import type { Picture } from '../../../contract.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { ghost } from '../art/ghost.ts';
import { headingOf } from '../board.ts';
import { choicesOf, type Planned, plannedOf } from '../choices.ts';
import { cellOf } from '../page/layout.ts';
import type { Subject } from '../subject.ts';
import { CASTLE_HEIGHT, castleLines } from './castle.ts';
import { FAVORS_HEIGHT, favorTable } from './favors.ts';
import { tallHeader } from './header.ts';
import type { Site } from './lane.ts';
import { GAP, LANE, MARGIN, RIVER, type Row, rowsOf, TILE_HEIGHT, TOP, tileBox, WIDTH } from './layout.ts';
import { playerRows } from './players.ts';
import { meadow, roadRow, stock } from './road.ts';
import { bridge, specialRow } from './specials.ts';
import { drawPhoneTile } from './tile.ts';

export function tallBoard(subject: Subject): Picture {
  const { open, words } = subject;
  const choices = choicesOf(open, subject.step);
  const planned = plannedOf(subject.step);
  const site = siteOf(subject);
  const river = TOP + TILE_HEIGHT + LANE;
  const { rows, bottom } = rowsOf(open, river + RIVER + 4, planned?.space);
  const castle = bottom + GAP;
  const favors = castle + CASTLE_HEIGHT + GAP;
  const next = open.step.kind === 'over' ? null : nextSpace(open);
  const players = playerRows(subject, favors + FAVORS_HEIGHT + GAP);
  return pageOf(
    WIDTH,
    players.bottom + MARGIN,
    [tallHeader(headingOf(subject))],
    [
      layerOf('ground', [meadow(TOP - 4, bottom + 4)], true),
      layerOf('road', [
        ...specialRow(open, TOP, choices, site, words),
        bridge(open, river),
        ...rows.flatMap((row) => roadRow(open, row, choices, site, next)),
        stock(open, rows.at(-1)!.lane),
      ]),
      layerOf('plans', planned === null ? [] : plans(planned, rows)),
      layerOf('castle', castleLines(open, castle, choices, words)),
      layerOf('favors', favorTable(open, favors, choices, words)),
      layerOf('players', players.elements),
    ],
  );
}

/** The building that a panel asks to confirm. */
const plans = (planned: Planned, rows: readonly Row[]): readonly Element[] =>
  rows.flatMap(({ spaces, tiles }) => {
    if (tiles === null || !spaces.includes(planned.space)) return [];
    const box = { ...tileBox(cellOf(planned.space).column, 0), y: tiles };
    return [ghost(planned, box, (context) => drawPhoneTile(context, planned.building, box))];
  });

/** What works now, or where a worker was put last. */
function siteOf({ open: { activity }, recent }: Subject): Site {
  if (activity.kind === 'road') return activity.space;
  if (activity.kind === 'special') return activity.building;
  const last = recent.findLast((sight) => sight.kind === 'placed' || sight.kind === 'movedWorker');
  if (last === undefined || last.on.kind === 'castle') return null;
  return last.on.kind === 'road' ? last.on.space : last.on.building;
}
