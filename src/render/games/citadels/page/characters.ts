/** The band of the eight characters: called, removed, or not yet called. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Open, OpenCharacter } from '../../../../engines/citadels/index.ts';
import { type Element, fillBox, strokeBox } from '../../../kit/page.ts';
import { paintPanel } from '../../../kit/panels.ts';
import { writeNarrowed } from '../../../kit/text.ts';
import { color, seatMarks } from '../../../kit/theme.ts';
import { drawMedallion, type Look } from '../art/medallion.ts';
import { drawSeat } from '../art/tokens.ts';
import type { Subject } from '../subject.ts';
import { COLUMN, type Layout } from './layout.ts';

const MEDALLION = 40;

/** One element for each character, so that a call changes only two of them. */
export function characterBand({ characters: band }: Layout, subject: Subject): readonly Element[] {
  const { open, names, letters, words } = subject;
  return open.characters.map((character, i) => {
    const left = i === 0 ? band.x : COLUMN.x + i * COLUMN.pitch - 4;
    const right = i === 7 ? band.x + band.width : COLUMN.x + (i + 1) * COLUMN.pitch - 4;
    const isNow = character.character === open.turn?.character;
    const look = lookOf(character);
    const name = character.seat === null ? null : (names[character.seat] ?? '');
    const state = stateOf(character, name, subject);
    const { seat, isRobbed } = character;
    return {
      box: { x: left, y: band.y, width: right - left, height: band.height },
      facts: [look, isNow, isRobbed, seat, state, letters[seat ?? 0], words],
      paint(context) {
        paintPanel(context, band);
        const x = COLUMN.x + i * COLUMN.pitch + COLUMN.width / 2;
        if (isNow) paintNow(context, x, band.y, band.height);
        drawMedallion(context, character.character, { x, y: band.y + 50, radius: MEDALLION }, look, isRobbed);
        if (seat !== null)
          drawSeat(context, seatMarks[seat]!, letters[seat]!, { x: x + 31, y: band.y + 75, radius: 16 });
        const isGone = look === 'gone' || look === 'faceUp';
        const style = { align: 'center', width: COLUMN.width - (isNow ? 12 : 2) } as const;
        const ink = isGone ? color.sideInk : color.ink;
        const title = words.citadels.names.characters[character.character];
        writeNarrowed(context, title, x, band.y + 106, { ...style, sizes: [22, 21, 20], weight: 700, fill: ink });
        const fill = look === 'murdered' ? color.warning : isNow ? color.ink : color.sideInk;
        const weight = look === 'murdered' ? 700 : 400;
        writeNarrowed(context, state, x, band.y + 130, { ...style, sizes: [22, 21, 20], weight, fill });
      },
    };
  });
}

function paintNow(context: SKRSContext2D, x: number, y: number, height: number): void {
  const box = { x: x - 54, y: y + 4, width: 108, height: height - 8 };
  fillBox(context, box, color.active, 10);
  strokeBox(context, { x: box.x + 0.5, y: box.y + 0.5, width: 107, height: box.height - 1 }, color.lastMove, 5, 10);
}

export function lookOf({ fate, seat }: Pick<OpenCharacter, 'fate' | 'seat'>): Look {
  switch (fate) {
    case 'faceUp':
      return 'faceUp';
    case 'murdered':
      return 'murdered';
    case 'toCome':
      return 'toCome';
    case 'called':
      return seat === null ? 'gone' : 'full';
  }
}

function stateOf({ fate, isRobbed }: OpenCharacter, owner: string | null, { words }: Pick<Subject, 'words'>): string {
  const picture = words.citadels.picture;
  switch (fate) {
    case 'faceUp':
      return picture.removed;
    case 'murdered':
      return picture.murdered;
    case 'toCome':
      return isRobbed ? picture.robbed : picture.toCome;
    case 'called':
      return owner ?? picture.nobody;
  }
}

/** The characters that were removed face-up. */
export const faceUpOf = ({ characters }: Open) =>
  characters.filter(({ fate }) => fate === 'faceUp').map(({ character }) => character);
