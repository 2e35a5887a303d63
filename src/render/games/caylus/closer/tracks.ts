/** The tracks of royal favors with every level in words. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CASTLE,
  FAVORS,
  LEVELS,
  type Level,
  type Open,
  SECTIONS,
  type Section,
  TRACKS,
  type Track,
} from '../../../../engines/caylus/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { capital } from '../../../../words/speech.ts';
import type { Words } from '../../../../words/words.ts';
import { paintNumber } from '../../../grid/places.ts';
import { type Box, grown } from '../../../kit/geometry.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { widthOf, wrapBalanced, write, writeNarrowed } from '../../../kit/text.ts';
import { color, size } from '../../../kit/theme.ts';
import { drawCube } from '../art/cubes.ts';
import { effectRows, type Item } from '../art/items.ts';
import { drawToken } from '../art/pieces.ts';
import { drawClassHouse, drawHammer, drawSection } from '../art/signs.ts';
import { drawCoin, drawPrestige } from '../art/tokens.ts';
import type { Choices } from '../choices.ts';
import { tone } from '../tones.ts';
import type { Stacked } from './page.ts';
import { drawFitted } from './row.ts';
import { type CloserStyle, innerOf } from './style.ts';

/** The section in which a level is opened. */
export const sectionOf = (level: Level): Section => SECTIONS.find((section) => CASTLE[section].maxLevel >= level)!; // The towers open all.

/** The signs of a level: the effect, and what is cheaper. */
function levelItems(track: Track, level: Level): readonly Item[] {
  const effect = FAVORS[track][level];
  if (effect.op === 'none') return [{ kind: 'text', text: '–' }];
  return effectRows(effect)[0] ?? [];
}

/** The sign of a track in a square. */
export function paintTrack(
  context: SKRSContext2D,
  track: Track,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const [half, part] = [side / 2, Math.round(side * 0.62)];
  switch (track) {
    case 'prestige':
      drawPrestige(context, null, { x: x + half, y: y + half, radius: half });
      return;
    case 'deniers':
      drawCoin(context, null, { x: x + half, y: y + half, radius: half });
      return;
    case 'resources':
      drawCube(context, 'food', { x: x + side * 0.2, y, side: part });
      drawCube(context, 'wood', { x, y: y + side * 0.38, side: part });
      drawCube(context, 'stone', { x: x + side * 0.42, y: y + side * 0.38, side: part });
      return;
    case 'buildings':
      drawClassHouse(context, 'wood', { x: x + side * 0.36, y: y + side * 0.2, side: Math.round(side * 0.74) });
      drawHammer(context, { x, y, side: Math.round(side * 0.64) });
  }
}

/** The four tracks; with a table, where everyone’s markers are, and who has used which in this phase. */
export const trackPanels = (
  open: Open | null,
  style: CloserStyle,
  words: Words,
  choices: Choices['levels'] = [],
): readonly Stacked[] => TRACKS.map((track) => trackPanel(open, track, style, words, choices));

function trackPanel(
  open: Open | null,
  track: Track,
  style: CloserStyle,
  words: Words,
  choices: Choices['levels'],
): Stacked {
  const chosen = choices.filter((one) => one.track === track).map(({ level }) => level);
  const row = Math.round(style.smallest * 2.5);
  const head = Math.round(style.sign * 1.4);
  const limit = open === null ? LEVELS.length : CASTLE[open.stage].maxLevel;
  const on = (level: number): readonly Seat[] =>
    open === null ? [] : open.order.filter((seat) => open.players[seat]!.markers[track] === level);
  const used = open === null ? [] : open.order.filter((seat) => open.players[seat]!.used.includes(track));
  return (top) => {
    const box: Box = { x: style.margin, y: top, width: innerOf(style), height: head + LEVELS.length * row + 8 };
    const name = words.caylus.names.tracks[track];
    const element: Element = {
      box,
      facts: [track, name, limit, used, [0, ...LEVELS].map(on), words, chosen],
      paint(context) {
        paintPanel(context, box);
        if (chosen.includes(0)) strokeBox(context, grown(box, -3), color.legal, 6, size.radius - 2);
        const middle = box.y + head / 2 + 2;
        const side = Math.round(style.sign * 1.1);
        paintTrack(context, track, { x: box.x + 16, y: middle - side / 2, side });
        const left = box.x + 30 + side;
        writeNarrowed(context, name, left, middle, { sizes: style.bold, weight: 700, width: 260 });
        const from = left + Math.min(260, widthOf(context, name, style.bold[0], 700)) + 20;
        paintTokens(context, on(0), box.x + box.width - 14, middle, style);
        if (used.length > 0) {
          const label = words.caylus.closer.used;
          const end = box.x + box.width - 30 - on(0).length * style.sign;
          const room = end - from - used.length * style.sign;
          writeNarrowed(context, label, from, middle, { sizes: style.text, width: room, fill: color.warning });
          const width = Math.min(room, widthOf(context, label, style.text[0]));
          paintTokens(context, used, from + width + 10 + used.length * style.sign, middle, style);
        }
        LEVELS.forEach((level, i) => {
          const line = { ...box, y: box.y + head + i * row, height: row };
          paintLevel(
            context,
            line,
            { track, level, isOpen: level <= limit, isChoice: chosen.includes(level), seats: on(level) },
            style,
            words,
          );
        });
      },
    };
    return { elements: [element], bottom: top + box.height };
  };
}

interface LevelFacts {
  readonly track: Track;
  readonly level: Level;
  readonly isOpen: boolean;
  readonly isChoice: boolean;
  readonly seats: readonly Seat[];
}

function paintLevel(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  { track, level, isOpen, isChoice, seats }: LevelFacts,
  style: CloserStyle,
  words: Words,
): void {
  const middle = y + height / 2;
  fillBox(
    context,
    { x: x + 8, y: y + 1, width: width - 16, height: height - 3 },
    isOpen ? color.active : tone.faint,
    8,
  );
  const fill = isOpen ? color.ink : color.sideInk;
  const side = Math.round(style.sign * 0.8);
  drawSection(context, sectionOf(level), { x: x + 18, y: middle - side / 2, side });
  const number = { x: x + 42 + side, y: middle, radius: Math.round(style.number * 0.62) };
  if (isChoice) paintNumber(context, `${level}`, number, style.smallest);
  else write(context, `${level}`, number.x, middle + 1, { size: style.number, weight: 700, align: 'center', fill });
  const left = x + 66 + side;
  const signs = style.sign * 3.4;
  drawFitted(context, levelItems(track, level), {
    x: left,
    y: middle,
    width: signs,
    side: style.sign,
    least: style.smallest,
  });
  const from = left + signs + 14;
  const end = x + width - 18 - seats.length * style.sign;
  const text = capital(words.caylus.names.level(track, level));
  const type = style.smallest;
  const lines = wrapBalanced(context, text, words.locale, end - from - 8, type, 2);
  lines.forEach((line, i) => {
    const at = middle + (i - (lines.length - 1) / 2) * type * 1.15;
    writeNarrowed(context, line, from, at, { sizes: [type], width: end - from - 8, fill });
  });
  paintTokens(context, seats, x + width - 18, middle, style);
}

/** Tokens in a row that ends here. */
function paintTokens(
  context: SKRSContext2D,
  seats: readonly Seat[],
  right: number,
  y: number,
  { sign }: CloserStyle,
): void {
  seats.forEach((seat, i) => {
    drawToken(context, seat, { x: right - (seats.length - i - 0.5) * sign, y, radius: Math.round(sign * 0.34) });
  });
}
