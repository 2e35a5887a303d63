import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { refuse } from '../rules/refusal.ts';
import type { Playground } from '../world/playground.ts';
import type { Fault, Faults } from './faults.ts';

/** The request that is judged, by its method and route (`POST /channels/:channel/messages`). */
interface Asked {
  readonly route: string;
  readonly parameter: (name: string) => string;
  readonly hasUploads: boolean;
  readonly body: unknown;
}

/** Refusals of every message while they are armed, and of every edit. */
const OF_MESSAGES = [
  'needsVerification',
  'sendingDisabled',
  'ownerUnverified',
  'autoModerated',
  'harmfulLinks',
] as const satisfies readonly Fault[];
const MESSAGE_ROUTES = ['POST /channels/:channel/messages', 'PATCH /channels/:channel/messages/:message'];

/**
 * Discord publishes no limit. Bots are reported to have been barred after 25 to 40 openings within minutes; this is less, so
 * that a few members suffice to see it.
 */
const BURST = { most: 8, within: 60_000 };

/** Whether the bot has ever opened more direct messages than `BURST`: a bar isn't over when the burst is. */
function isBurst(times: readonly number[]): boolean {
  return times.some((at, index) => index >= BURST.most && at - (times[index - BURST.most] ?? 0) < BURST.within);
}

const withAttachments = z.object({ attachments: z.array(z.object({ filename: z.string().optional() })) });

/** Whether an edit keeps a file of the message: an entry for it has an id alone. */
function keepsFile(body: unknown): boolean {
  const { success, data } = withAttachments.safeParse(body);
  return success && data.attachments.some(({ filename }) => filename === undefined);
}

/** Refuses, while such a fault is armed, what Discord is reported to refuse at times although it documents otherwise. */
export function refuseReported(
  { store, clock, opens }: Playground,
  faults: Faults,
  { route, parameter, hasUploads, body }: Asked,
): void {
  if (route === 'POST /users/@me/channels') {
    opens.push(clock.now());
    if (faults.has('opensCounted') && isBurst(opens)) refuse('opensBarred');
    if (faults.has('opensTooFast')) refuse('opensTooFast');
    if (faults.has('opensBarred')) refuse('opensBarred');
  }
  if (MESSAGE_ROUTES.includes(route)) {
    for (const fault of OF_MESSAGES) if (faults.has(fault)) refuse(fault);
    if (hasUploads && faults.has('uploadsLimited')) refuse('uploadsLimited');
  }
  if (route === 'PATCH /channels/:channel/messages/:message' && hasUploads && faults.has('uploadInEdit')) {
    const flags = store.message(parameter('message'))?.message.flags ?? 0;
    if ((flags & MessageFlags.IsComponentsV2) !== 0) refuse('uploadInEdit', 'attachments');
  }
  if (route.startsWith('PATCH ') && faults.has('keptRefused') && keepsFile(body)) refuse('keptRefused', 'attachments');
  const isAdding = route === 'PUT /channels/:channel/thread-members/:user' && parameter('user') !== '@me';
  if (isAdding && faults.has('addsRefused')) refuse('dmClosed');
  if (route === 'POST /channels/:channel/messages' && faults.has('staysArchived')) {
    if (store.channel(parameter('channel'))?.archived === true) refuse('threadArchived');
  }
}
