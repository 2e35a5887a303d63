import { MessageFlags } from 'discord-api-types/v10';
import { refuse } from '../rules/refusal.ts';
import type { Playground } from '../world/playground.ts';
import type { Faults } from './faults.ts';

/** The request that is judged, by its method and route (`POST /channels/:channel/messages`). */
interface Asked {
  readonly route: string;
  readonly parameter: (name: string) => string;
  readonly hasUploads: boolean;
}

/** Refuses, while such a fault is armed, what Discord is reported to refuse at times although it documents otherwise. */
export function refuseReported({ store }: Playground, faults: Faults, { route, parameter, hasUploads }: Asked): void {
  if (route === 'POST /users/@me/channels') {
    if (faults.has('opensTooFast')) refuse('opensTooFast');
    if (faults.has('opensBarred')) refuse('opensBarred');
  }
  if (route === 'PATCH /channels/:channel/messages/:message' && hasUploads && faults.has('uploadInEdit')) {
    const flags = store.message(parameter('message'))?.message.flags ?? 0;
    if ((flags & MessageFlags.IsComponentsV2) !== 0) refuse('uploadInEdit', 'attachments');
  }
  if (route === 'POST /channels/:channel/messages' && faults.has('staysArchived')) {
    if (store.channel(parameter('channel'))?.archived === true) refuse('threadArchived');
  }
}
