/** How the points of a row are calculated, in numbers and small pictures. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Award, FeatureKind, Part, Sign } from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { grown } from '../../../kit/geometry.ts';
import { fillBox, isolated } from '../../../kit/page.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { paintPennant } from '../map/ornaments.ts';
import { paintFigure } from '../pieces/figure.ts';
import { paintSign } from '../pieces/signs.ts';
import { paintToken, type Token } from '../pieces/tokens.ts';
import { tone } from '../tones.ts';
import { paintPart } from './icons.ts';
import type { Bonus, Row } from './reckoning.ts';

/** What a formula needs: the right edge of its room and its type size, in pixels. */
interface FormulaRoom {
  readonly size: number;
  readonly limit: number;
}

/** The size of an inn or cathedral and of a good or award in a row, in pixels. */
export const SIGN = 30;
const TOKEN = 32;

/** Writes and paints one after the other, as far as there is room. */
function lineAt(context: SKRSContext2D, left: number, y: number, { size, limit }: FormulaRoom) {
  let x = left;
  const next = (width: number, paint: () => void) => {
    if (x + width > limit) return;
    paint();
    x += width;
  };
  return {
    say(text: string) {
      const width = widthOf(context, text, size) + 5;
      next(width, () => write(context, text, x, y, { size, fill: color.sideInk }));
    },
    part(of: Part, share = 0.8) {
      next(32, () =>
        isolated(context, () => {
          context.translate(x + 14, y);
          context.scale(share, share);
          paintPart(context, of, 0, 0);
        }),
      );
    },
    token: (of: Token) => next(38, () => paintToken(context, of, x + 17, y, TOKEN)),
    tile: () => next(32, () => paintTileSign(context, x + 2, y)),
    shield: () => next(26, () => paintShield(context, x + 10, y)),
    sign: (of: Sign) => next(36, () => paintSign(context, of, x + 16, y, SIGN)),
    pig: (seat: Seat) =>
      next(38, () =>
        paintFigure(context, {
          ...{ kind: 'pig', mark: seatMarks[seat]!, letter: '', isLying: false },
          ...{ x: x + 18, y, height: 26 },
        }),
      ),
  };
}

/** Paints how the points are calculated: tiles and pennants, cities times three, or completed features. */
export function paintFormula(
  context: SKRSContext2D,
  { formula, part, owners }: Pick<Row, 'formula' | 'part' | 'owners'>,
  left: number,
  y: number,
  room: FormulaRoom,
): void {
  const line = lineAt(context, left, y, room);
  // Beside several owners there is room for the pig alone.
  const pigs = (list: readonly Bonus[]) => {
    for (const { seat, points } of list) {
      if (owners.length === 1) line.say(`+ ${points}`);
      line.pig(seat);
    }
  };
  switch (formula.kind) {
    case 'tiles':
      if (part !== 'cities') line.part(part);
      if (formula.sign !== null) line.sign(formula.sign);
      line.say(`${formula.tiles}`);
      line.tile();
      if (formula.pennants > 0) {
        line.say(`+ ${formula.pennants}`);
        line.shield();
      }
      return;
    case 'farm':
      line.say(`${formula.cities}`);
      line.part('cities');
      line.say('× 3');
      pigs(formula.pigs);
      return;
    case 'farmers':
      line.part('cities');
      line.say(`${formula.tiles}`);
      line.tile();
      pigs(formula.pigs);
      return;
    case 'goods':
      line.token(formula.good);
      line.say(`× ${formula.most}`);
      return;
    case 'award':
      line.token(formula.award);
      line.say(`${formula.completed}`);
      line.part(COUNTED[formula.award]);
      return;
    case 'fairy':
      line.part('fairy');
      line.part(PART_OF[formula.feature]);
  }
}

/** The part of the score that a feature belongs to. */
const PART_OF: { readonly [K in FeatureKind]: Part } = {
  ...{ city: 'cities', road: 'roads' },
  ...{ cloister: 'cloisters', field: 'farms' },
};

/** What an award counts. */
const COUNTED = { king: 'cities', robber: 'roads' } as const satisfies { readonly [A in Award]: Part };

/** Paints only what is scored, and what changes its points. */
export function paintShortFormula(
  context: SKRSContext2D,
  { formula, part }: Pick<Row, 'formula' | 'part'>,
  middle: number,
  y: number,
  room: FormulaRoom,
): void {
  const line = lineAt(context, middle - 14, y, room);
  switch (formula.kind) {
    case 'tiles':
      line.part(part, 1);
      if (formula.sign !== null) line.sign(formula.sign);
      return;
    case 'farm':
    case 'farmers':
      line.part(part, 1);
      for (const { seat } of formula.pigs) line.pig(seat);
      return;
    case 'goods':
      line.token(formula.good);
      line.say(`× ${formula.most}`);
      return;
    case 'award':
      line.token(formula.award);
      line.say(`${formula.completed}`);
      line.part(COUNTED[formula.award]);
      return;
    case 'fairy':
      line.part('fairy');
      line.part(PART_OF[formula.feature]);
  }
}

/** Paints a small tile, half city and half field. */
function paintTileSign(context: SKRSContext2D, x: number, y: number): void {
  const box = { x, y: y - 10, width: 20, height: 20 };
  fillBox(context, grown(box, 2), color.ink, 4);
  fillBox(context, box, tone.grass[1], 2);
  context.beginPath();
  context.moveTo(box.x, box.y);
  context.lineTo(box.x + 20, box.y);
  context.lineTo(box.x, box.y + 20);
  context.fillStyle = tone.ground;
  context.fill();
}

function paintShield(context: SKRSContext2D, x: number, y: number): void {
  const scale = 78;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  paintPennant({ context, scale }, 0, 0);
  context.restore();
}
