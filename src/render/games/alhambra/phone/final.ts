/** The final score on a phone: a row for each player, best first, with what the points are made of. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { PARTS, type Part } from '../../../../engines/alhambra/index.ts';
import type { Standings } from '../../../../engines/contract.ts';
import type { Picture } from '../../../contract.ts';
import type { Box } from '../../../kit/geometry.ts';
import { type Element, layerOf, pageOf } from '../../../kit/page.ts';
import { paintPlayerCard } from '../../../kit/panels.ts';
import { drawBadge } from '../../../kit/seats.ts';
import { widthOf, write, writeName } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawBuildingIcon, drawIcon, paintRank } from '../art/icons.ts';
import { CARD_STYLE, OVER } from '../hand/parts.ts';
import { garden, gardenFrame } from '../page/garden.ts';
import type { Subject } from '../subject.ts';
import { tone } from '../tones.ts';
import { tallHeader } from './header.ts';
import { across, GAP, MARGIN, SMALLEST, TOP, WIDTH } from './layout.ts';

const ROW = 172;
const GARDEN = 176;
const CELL = 34;

export function tallFinal(subject: Subject, standings: Standings): Picture {
  const { names, words } = subject;
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const heading = { names: winners, sentence: words.picture.wins, line: words.alhambra.game.name };
  const rows = standings.flatMap((standing, i) => row(across(TOP + i * (ROW + GAP), ROW), subject, standing));
  return pageOf(
    WIDTH,
    TOP + standings.length * (ROW + GAP) - GAP + MARGIN,
    [tallHeader({ ...heading, note: '', left: null, sign: null })],
    [layerOf('rows', rows)],
  );
}

function row(
  box: Box,
  { open, names, letters }: Subject,
  { seat, place, points }: Standings[number],
): readonly Element[] {
  const player = open.players[seat]!;
  const [name, letter] = [names[seat] ?? '', letters[seat] ?? ''];
  const area = { x: box.x + 18, y: box.y + 8, width: GARDEN, height: ROW - 16 };
  return [
    {
      box: { x: box.x - OVER, y: box.y - OVER, width: box.width + 2 * OVER, height: box.height + 2 * OVER },
      facts: [name, letter, player.parts, place, points],
      paint(context) {
        paintPlayerCard(context, box, seatMarks[seat]!, place === 1, CARD_STYLE);
        context.fillStyle = tone.star;
        context.fillRect(area.x, area.y, area.width, area.height);
        const left = area.x + area.width + 12;
        const right = box.x + box.width - 16;
        const first = box.y + 36;
        paintPlace(context, left + 22, first, place);
        drawBadge(context, seatMarks[seat]!, letter, { x: left + 74, y: first, radius: 20, type: SMALLEST });
        write(context, `${points}`, right, first, { size: 50, weight: 700, align: 'right' });
        const end = right - Math.ceil(widthOf(context, `${points}`, 50, 700)) - 14;
        writeName(context, name, left + 106, first, {
          ...{ sizes: [36, 34, 32, 30, 28, SMALLEST], weight: 700, width: end - left - 106 },
        });
        PARTS.forEach((part, i) => {
          const at = { x: left + 4 + (i % 4) * PART.pitch, y: box.y + 70 + Math.floor(i / 4) * PART.line };
          paintPart(context, part, player.parts[part], at);
        });
      },
    },
    garden(gardenFrame(area, area, player, [], CELL), player, [], 3, { hasCost: false }),
  ];
}

const PART = { pitch: 118, line: 48, icon: 38 } as const;

/** Gold, silver, or bronze; from the fourth place on, the number alone. */
function paintPlace(context: SKRSContext2D, x: number, y: number, place: number): void {
  if (place === 1 || place === 2 || place === 3) paintRank(context, place, { x, y, radius: 22 }, `${place}`);
  else write(context, `${place}`, x, y, { size: 34, weight: 700, align: 'center' });
}

function paintPart(context: SKRSContext2D, part: Part, points: number, at: { x: number; y: number }): void {
  const box = { ...at, width: PART.icon, height: PART.icon };
  if (part === 'walls') drawIcon(context, 'wall', box);
  else drawBuildingIcon(context, part, box);
  write(context, `${points}`, at.x + PART.icon + 8, at.y + PART.icon / 2, {
    ...{ size: 32, fill: points === 0 ? color.sideInk : color.ink },
  });
}
