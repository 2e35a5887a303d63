/** The ends of tunnels: a road leads into a bank, over which its field goes on (rules §13.7). */
import { isolated } from '../../../../kit/page.ts';
import { tone } from '../../tones.ts';
import { fillEllipse, type Pen, type Standing, traceArch } from '../pen.ts';
import type { WorldTile } from '../world.ts';

/** How far the foot of the bank is south of the end of the road, in tiles. */
const SOUTH = 0.05;

export const tunnelsOf = ({ x, y, shape }: WorldTile): readonly Standing[] =>
  shape.roads
    .filter(({ end }) => end === 'tunnel')
    .map(({ line }): Standing => {
      const [px, py] = line.at(-1)!.to;
      const foot = { x: x + px, y: y + py + SOUTH };
      return {
        ...foot,
        reach: [foot.x - 0.2, foot.y - 0.2, foot.x + 0.2, foot.y + 0.04],
        look: 'tunnel',
        paint: paintTunnel,
      };
    });

function paintTunnel({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.015, 1 / scale);
  isolated(context, () => {
    context.lineWidth = ink;
    context.strokeStyle = tone.line;
    // The bank.
    fillEllipse(context, tone.shade, x, y - 0.04, 0.18, 0.055);
    traceArch(context, x, y, 0.12, 0.045);
    context.fillStyle = tone.grass[0];
    context.fill();
    context.stroke();
    // The mouth in a rim of stone.
    traceArch(context, x, y, 0.085, 0.035);
    context.fillStyle = tone.stone.mid;
    context.fill();
    context.stroke();
    traceArch(context, x, y, 0.055, 0.03);
    context.fillStyle = tone.door;
    context.fill();
  });
}
