/** Magic portals: an arch of stone around a whirl of light (rules §13.5). */
import { isolated } from '../../../../kit/page.ts';
import { tone } from '../../tones.ts';
import { type Pen, type Standing, traceArch } from '../pen.ts';

/** A portal in a circle around a point. */
export function portal(x: number, y: number, radius: number): Standing {
  const foot = y + radius * 0.8;
  return {
    x,
    y: foot,
    reach: [x - radius * 1.05, y - radius * 1.2, x + radius * 1.15, foot + radius * 0.25],
    look: `portal ${radius}`,
    paint: ({ context, scale }, px, py) =>
      isolated(context, () => {
        context.translate(px, py);
        context.scale(radius, radius);
        paintPortal({ context, scale: scale * radius });
      }),
  };
}

/** Where the arch begins, and half its width outside and inside. */
const [SPRING, OUTER, INNER] = [0.98, 0.84, 0.52];
const STONES = 7;

/** Paints a portal 2 high whose foot has its middle at the origin. */
function paintPortal({ context, scale }: Pen): void {
  const [deep, mid, light] = tone.portal;
  context.lineJoin = 'round';
  context.strokeStyle = tone.line;
  context.lineWidth = Math.max(0.07, 1.1 / scale);

  context.globalAlpha = 0.25;
  context.fillStyle = tone.ink;
  context.beginPath();
  context.ellipse(0.12, 0.03, 0.95, 0.17, 0, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;

  traceArch(context, 0, 0, OUTER, SPRING);
  context.fillStyle = tone.stone.mid;
  context.fill();
  context.fillStyle = tone.stone.light;
  context.fillRect(-OUTER, -SPRING, OUTER - INNER, SPRING);
  context.fillStyle = tone.stone.deep;
  context.fillRect(INNER + 0.16, -SPRING, OUTER - INNER - 0.16, SPRING);
  // The joints between the stones.
  context.beginPath();
  for (let i = 0; i <= STONES; i++) {
    const angle = Math.PI + (i * Math.PI) / STONES;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    context.moveTo(dx * INNER, -SPRING + dy * INNER);
    context.lineTo(dx * OUTER, -SPRING + dy * OUTER);
  }
  for (const side of [-1, 1]) {
    context.moveTo(side * INNER, -SPRING / 2);
    context.lineTo(side * OUTER, -SPRING / 2);
  }
  context.save();
  context.lineWidth *= 0.6;
  context.stroke();
  context.restore();
  traceArch(context, 0, 0, OUTER, SPRING);
  context.stroke();

  traceArch(context, 0, 0, INNER, SPRING);
  context.fillStyle = deep;
  context.fill();
  context.save();
  context.clip();
  for (const [fill, a] of [
    [mid, 0.44],
    [light, 0.27],
    [tone.ivory, 0.1],
  ] as const) {
    context.beginPath();
    context.ellipse(0, -0.82, a, a * 1.5, 0.5, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  }
  // The whirl.
  context.beginPath();
  for (let i = 0; i <= 36; i++) {
    const [angle, far] = [0.5 + i * 0.33, 0.08 + i * 0.0155];
    context.lineTo(Math.cos(angle) * far * 0.78, -0.82 + Math.sin(angle) * far * 1.15);
  }
  context.strokeStyle = tone.ivory;
  context.lineWidth = Math.max(0.055, 0.8 / scale);
  context.stroke();
  context.restore();
  context.strokeStyle = tone.line;
  traceArch(context, 0, 0, INNER, SPRING);
  context.stroke();
  // The stone step.
  context.beginPath();
  context.rect(-0.98, -0.1, 1.96, 0.2);
  context.fillStyle = tone.stone.light;
  context.fill();
  context.stroke();
}
