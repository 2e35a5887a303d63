/** The ways in which something reaches somebody, and how much of each was compared. */
import type { TranscriptEntry } from '../../../src/playground/member/transcript.ts';

export const CHANNELS = [
  'picture',
  'alt text',
  'file name',
  'text',
  'label',
  'order of components',
  'disabled component',
  'custom id',
  'default of a menu',
  'autocomplete',
  'private reply',
  'direct message',
  'ping',
  'number of messages',
  'moment of a message',
  'error',
  'reminder',
  'log',
  'metrics',
  'spectator',
  'replay',
  'undo',
  'export',
  'published hash',
  'imported table',
] as const;
export type Channel = (typeof CHANNELS)[number];

export type Counts = { [C in Channel]: number };

export const noCounts = (): Counts => Object.fromEntries(CHANNELS.map((channel) => [channel, 0])) as Counts; // One each.

export function add(to: Counts, more: Counts): void {
  for (const channel of CHANNELS) to[channel] += more[channel];
}

/** Everything with this key in a value, however deep. */
function valuesOf(value: unknown, key: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = !Array.isArray(value) && key in value ? [(value as Record<string, unknown>)[key]] : []; // Just checked.
  return [...own, ...Object.values(value).flatMap((one) => valuesOf(one, key))];
}

const EPHEMERAL = 64;

/** @param isDirect whether it came in the viewer's direct messages */
export function countIn(entry: TranscriptEntry, isDirect: boolean, isSpectator: boolean): Counts {
  const counts = noCounts();
  const { message, files, choices, pinged, modal } = entry;
  const shown = message?.components ?? modal?.components ?? [];
  counts.picture = files.filter(({ name }) => name.endsWith('.png')).length;
  counts['alt text'] = files.filter(({ description }) => (description ?? '') !== '').length;
  counts['file name'] = files.length;
  counts.text = valuesOf(shown, 'content').length + (message?.content ? 1 : 0);
  counts.label = valuesOf(shown, 'label').length;
  counts['order of components'] = valuesOf(shown, 'components').length;
  counts['disabled component'] = valuesOf(shown, 'disabled').length;
  counts['custom id'] = valuesOf(shown, 'custom_id').length;
  counts['default of a menu'] = valuesOf(shown, 'options').length;
  counts.autocomplete = choices.length;
  counts['private reply'] = ((message?.flags ?? 0) & EPHEMERAL) === 0 ? 0 : 1;
  counts['direct message'] = isDirect ? 1 : 0;
  counts.ping = pinged.length;
  counts['number of messages'] = 1;
  counts['moment of a message'] = 1;
  counts.spectator = isSpectator ? 1 : 0;
  counts.undo = valuesOf(shown, 'custom_id').filter((id) => /:(undo|vote):/.test(String(id))).length;
  counts.export = files.filter(({ name }) => name.endsWith('.json')).length;
  return counts;
}
