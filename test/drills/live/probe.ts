import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type APIButtonComponent, ButtonStyle, ComponentType, REST, type RESTOptions, Routes } from 'discord.js';
import { container, gallery, type Message, row, text } from '../../../src/bot/discord/components.ts';
import type { Channels, Shown } from '../../../src/bot/publisher/channels.ts';
import { createChannels } from '../../../src/bot/publisher/restChannels.ts';
import { failsAtOnce } from '../../../src/bot/state/refusedRequests.ts';
import { animationFile, frameChunk } from '../../../src/render/animation/file.ts';

/** Where the checks are made. */
export interface Place {
  readonly token: string;
  readonly server: string;
  readonly channel: string;
  /** A member of the server who gets a direct message, such as yourself; null for none. */
  readonly member: string | null;
  /** A thread that somebody has locked by hand; null for none. */
  readonly lockedThread: string | null;
  /** Where Discord is; null for Discord itself. */
  readonly api: string | null;
}

/** What the checks work with, and what they have left in the channel so far. */
export interface Probe extends Omit<Place, 'token' | 'api'> {
  readonly rest: REST;
  /** The requests of the bot's own publisher. */
  readonly channels: Channels;
  readonly self: string;
  /** Different in every run. */
  readonly run: string;
  board: Shown | null;
  /** The bot's messages, by channel; deleted at the end. */
  readonly posted: { readonly channel: string; readonly id: string }[];
  thread: string | null;
  /** Further threads, which are private. */
  readonly privateThreads: string[];
}

/** A check that cannot be made here, and why. */
export class Skipped extends Error {}

export async function openProbe({ token, api, ...place }: Place): Promise<Probe> {
  const options: Partial<RESTOptions> = { version: '10', rejectOnRateLimit: failsAtOnce, ...(api !== null && { api }) };
  const rest = new REST(options).setToken(token);
  // The bot itself, as Discord describes it.
  const { id: self } = (await rest.get(Routes.user())) as { readonly id: string };
  const channels = createChannels(rest, self, '', new AbortController().signal, async () => {})('board');
  const run = Date.now().toString(36);
  return { ...place, rest, channels, self, run, board: null, posted: [], thread: null, privateThreads: [] };
}

/** What an earlier check has made. */
export function made<T>(what: T | null): T {
  if (what === null) throw new Skipped('an earlier check failed');
  return what;
}

/** A board as the bot posts it: text, a picture, and buttons. `kept`: the picture that it keeps, instead of a new one. */
export function boardOf({ run }: Probe, color: string, kept: Shown['picture'] = null): Message {
  const alt = 'A plain rectangle';
  const file = { name: `check-${run}.png`, bytes: pictureOf(color), alt };
  const parts = [
    text('### Live check\nThis message is deleted in a moment.'),
    gallery(kept ?? file),
    row([pressable('First', `${PREFIX}${run}`), pressable('Second', `${PREFIX}${run}-2`)]),
  ];
  return container(parts, { accent: '#5865F2', ...(kept === null ? { files: [file] } : { kept: [kept] }) });
}

/** In ids of the checks' own buttons, which the bot does not know. */
export const PREFIX = 'live-check-';

export const pressable = (label: string, custom_id: string): APIButtonComponent => ({
  ...{ type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id },
});

const pictureOf = (color: string): Uint8Array => Uint8Array.from(plain(color).toBuffer('image/png'));

/** An animation as the bot makes them: one color after another. */
export const animationOf = (...colors: readonly string[]): Uint8Array =>
  animationFile(
    WIDTH,
    HEIGHT,
    colors.map((color) => {
      const place = { x: 0, y: 0, width: WIDTH, height: HEIGHT, shownFor: 900 };
      return frameChunk(place, plain(color).encodeSync('webp', 70));
    }),
  );

const [WIDTH, HEIGHT] = [640, 320];

function plain(color: string): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = color;
  drawing.fillRect(0, 0, WIDTH, HEIGHT);
  return canvas;
}
