import { createCanvas } from '@napi-rs/canvas';
import { widthOf } from '../../../../src/render/kit/text.ts';

/** Of a button on a narrow phone, in px, and Discord's letters on it. */
const ROOM = 250;
const TYPE = 14;
const context = createCanvas(1, 1).getContext('2d');

/** Whether a label is too wide for a button on a narrow phone. */
export const isWide = (label: string): boolean => widthOf(context, label, TYPE, 700) > ROOM;
