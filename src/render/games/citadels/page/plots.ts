/** Plots without a district. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { COMPLETE_CITY, type District } from '../../../../engines/citadels/index.ts';
import { pictureWords, shortName } from '../../../../words/citadels/picture/index.ts';
import type { Locale } from '../../../../words/contract.ts';
import { fillBox, isolated, write } from '../../../kit/canvas.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { accent, color } from '../../../kit/theme.ts';
import { inUnits } from '../art/tokens.ts';
import { tone } from '../tones.ts';

function dashed(context: SKRSContext2D, box: Box, stroke: string, width: number, dash: readonly number[]): void {
  isolated(context, () => {
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 9);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.setLineDash([...dash]);
    context.stroke();
  });
}

/** A plot with stakes and a rope, placed slightly differently on each. */
export function emptyPlot(context: SKRSContext2D, box: Box, number: number, seat: number): void {
  const plot = grown(box, -2);
  const { x, y, width, height } = plot;
  const strip = Math.min(26, Math.round(height * 0.24));
  isolated(context, () => {
    context.beginPath();
    context.roundRect(x, y, width, height, 9);
    context.clip();
    context.beginPath();
    for (let left = x - strip; left < x + width; left += 9) {
      context.moveTo(left, y + height);
      context.lineTo(left + strip, y + height - strip);
    }
    context.lineWidth = 1.6;
    context.strokeStyle = '#CDBA92';
    context.stroke();
    context.fillStyle = '#CDBA92';
    context.fillRect(x, y + height - strip - 1, width, 2);
  });
  const shift = ((number * 7 + seat * 5) % 5) * 3;
  const [left, right, ground] = [x + 12 + shift, x + width - 26 + shift, y + height - strip];
  isolated(context, () => {
    context.beginPath();
    context.moveTo(left + 3, ground - 11);
    context.quadraticCurveTo((left + right) / 2 + 3, ground - 4, right + 3, ground - 11);
    context.lineWidth = 2;
    context.strokeStyle = tone.plot;
    context.stroke();
    for (const stake of [left, right]) {
      context.fillStyle = '#D9C79C';
      context.fillRect(stake, ground - 15, 6, 17);
      context.lineWidth = 1.5;
      context.strokeRect(stake, ground - 15, 6, 17);
    }
  });
  dashed(context, plot, color.line, 2, [7, 6]);
  const middle = y + (height - strip) * 0.44;
  write(context, `${number}`, x + width / 2, middle, { size: 32, weight: 700, fill: tone.plot, align: 'center' });
}

/** The plot whose district starts the last round. */
export function lastPlot(context: SKRSContext2D, box: Box, locale: Locale): void {
  const plot = grown(box, -3);
  fillBox(context, plot, '#FBE9BF', 9);
  dashed(context, plot, accent.citadels, 4, [10, 7]);
  const { x, y, width, height } = plot;
  const middle = x + width / 2;
  const style = { sizes: [22, 20], align: 'center', width: width - 8, fill: color.ink } as const;
  const [first, second] = pictureWords[locale].lastRoundHere;
  const step = Math.min(24, height * 0.23);
  const line = y + height * 0.6;
  write(context, `${COMPLETE_CITY}`, middle, y + height * 0.28, {
    ...{ size: Math.min(44, height * 0.44), weight: 700, fill: accent.citadels, align: 'center' },
  });
  writeNarrowed(context, first, middle, line, style);
  writeNarrowed(context, second, middle, line + step, style);
}

/** The rubble of a district destroyed in this round, with its name. */
export function ruin(context: SKRSContext2D, box: Box, district: District, locale: Locale): void {
  const plot = grown(box, -2);
  const { x, y, width, height } = plot;
  fillBox(context, plot, '#E3D3B4', 9);
  dashed(context, plot, color.warning, 3, [8, 5]);
  const scale = Math.min(width / 118, (height - 34) / 62);
  inUnits(context, x + width / 2, y + height - 34, scale, ({ shape, smoke, stroke }) => {
    smoke(-20, 22, '#B8ADA0');
    smoke(10, 28, '#C8BEB0');
    shape(tone.wallShade, [-40, 0, -40, 20, -34, 26, -29, 17, -22, 22, -18, 0]);
    shape(tone.wall, [12, 0, 14, 26, 20, 20, 25, 30, 31, 16, 36, 0]);
    stroke([-10, 4, 6, 22], { width: 4, color: tone.timberDark });
    shape(tone.stone, [-20, 0, -15, 9, -6, 8, -3, 0]);
    shape(tone.stoneDark, [-6, 0, 0, 7, 9, 6, 13, 0]);
  });
  writeNarrowed(context, shortName(district, locale), x + width / 2, y + height - 17, {
    ...{ sizes: [22, 21, 20], weight: 700, fill: color.warning, align: 'center', width: width - 8 },
  });
}
