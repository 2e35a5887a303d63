import { z } from 'zod';
import { applyChannelTrouble, isOfThreads } from '../faults/channelTrouble.ts';
import type { Faults } from '../faults/faults.ts';
import type { ClientRefusal } from '../interactions/commandUse.ts';
import { askForChoices, dismiss, press, sayText, select, useCommand } from '../member/actions.ts';
import { interactionResult } from '../member/interactionResult.ts';
import { closeModal, submitModal } from '../member/submitModal.ts';
import {
  BOT_PRESENCES,
  CHANNEL_TROUBLES,
  GATEWAY_TROUBLES,
  type GatewayTrouble,
  PAGE_FAULTS,
  PAGE_LOCALES,
  type PageAction,
  type PageAnswer,
} from '../pageProtocol.ts';
import { setBotPresence } from '../world/botPresence.ts';
import { canSee } from '../world/channels.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { Member } from '../world/world.ts';

/** What the page can ask of the process that runs the bot and the stand-in. */
export interface ProcessControl {
  killBot(): void;
  startBot(): void;
  shiftClock(ms: number): void;
  troubleGateway(trouble: GatewayTrouble): void;
}

const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The farthest that one action can move the clock: a month, in ms. */
const MAX_SHIFT = 31 * 24 * 60 * 60 * 1000;

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), channelId: z.string(), text: z.string() }),
  z.object({ kind: z.literal('slash'), channelId: z.string(), command: z.string(), options }),
  z.object({
    kind: z.literal('autocomplete'),
    channelId: z.string(),
    command: z.string(),
    options,
    focused: z.string(),
  }),
  z.object({ kind: z.literal('press'), messageId: z.string(), customId: z.string() }),
  z.object({ kind: z.literal('select'), messageId: z.string(), customId: z.string(), values: z.array(z.string()) }),
  z.object({
    kind: z.literal('submit'),
    interactionId: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])),
  }),
  z.object({ kind: z.literal('closeModal'), interactionId: z.string() }),
  z.object({ kind: z.literal('dismiss'), messageId: z.string() }),
  z.object({ kind: z.literal('read'), channelId: z.string() }),
  z.object({
    kind: z.literal('settings'),
    locale: z.enum(PAGE_LOCALES).exactOptional(),
    acceptsDms: z.boolean().exactOptional(),
  }),
  z.object({ kind: z.literal('bot'), do: z.enum(['kill', 'start']) }),
  z.object({ kind: z.literal('clock'), ms: z.int().min(0).max(MAX_SHIFT) }),
  z.object({ kind: z.literal('fault'), fault: z.enum(PAGE_FAULTS), armed: z.boolean() }),
  z.object({ kind: z.literal('gateway'), trouble: z.enum(GATEWAY_TROUBLES) }),
  z.object({ kind: z.literal('channel'), channelId: z.string(), trouble: z.enum(CHANNEL_TROUBLES) }),
  z.object({ kind: z.literal('presence'), guildId: z.string(), bot: z.enum(BOT_PRESENCES) }),
]) satisfies z.ZodType<PageAction>;

/** Parses an action, or says why the JSON is not one. */
export function readAction(json: unknown): PageAction | { readonly error: string } {
  const result = action.safeParse(json);
  return result.success ? result.data : { error: z.prettifyError(result.error) };
}

const DONE: PageAnswer = { kind: 'done' };

/** Performs the member's action. Waits for the bot only for autocomplete choices. */
export async function perform(
  {
    playground,
    faults,
    control,
  }: { readonly playground: Playground; readonly faults: Faults; readonly control: ProcessControl },
  member: Member,
  act: PageAction,
): Promise<PageAnswer> {
  const { store, changes } = playground;
  switch (act.kind) {
    case 'say': {
      const said = sayText(playground, member, act);
      return 'refused' in said ? refusedWith(said) : DONE;
    }
    case 'slash':
      return started(useCommand(playground, member, act));
    case 'press':
      return started(press(playground, member, act));
    case 'select':
      return started(select(playground, member, act));
    case 'submit':
      return started(submitModal(playground, member, act));
    case 'autocomplete': {
      const outcome = await interactionResult(playground, askForChoices(playground, member, act));
      return outcome.kind === 'choices' || outcome.kind === 'refused' ? outcome : { kind: 'failed' };
    }
    case 'closeModal': {
      if (playground.interactions.modalOf(member.id)?.id === act.interactionId) closeModal(playground, member.id);
      return DONE;
    }
    case 'dismiss': {
      const refusal = dismiss(playground, member, act);
      return refusal === null ? DONE : refusedWith(refusal);
    }
    case 'read': {
      const channel = store.channel(act.channelId);
      if (channel === null || !canSee(playground, member.id, channel))
        return refusedWith({ refused: 'You can’t see this channel.' });
      if (channel.lastMessageId !== null && store.lastRead(member.id, channel.id) !== channel.lastMessageId) {
        store.setLastRead(member.id, channel.id, channel.lastMessageId);
        changes.emit({ kind: 'read', userId: member.id, channelId: channel.id });
      }
      return DONE;
    }
    case 'settings': {
      const { kind, ...settings } = act;
      const changed = { ...member, ...settings };
      store.setMember(changed);
      changes.emit({ kind: 'memberChanged', member: changed });
      return DONE;
    }
    case 'bot':
      if (act.do === 'kill') control.killBot();
      else control.startBot();
      return DONE;
    case 'clock':
      control.shiftClock(act.ms);
      return DONE;
    case 'fault':
      faults.set(act.fault, act.armed);
      return DONE;
    case 'gateway':
      control.troubleGateway(act.trouble);
      return DONE;
    case 'channel': {
      const channel = store.channel(act.channelId);
      if (channel === null || !canSee(playground, member.id, channel))
        return refusedWith({ refused: 'You can’t see this channel.' });
      if (channel.kind === 'dm') return refusedWith({ refused: 'You can’t do that in a direct message.' });
      if (isOfThreads(act.trouble) && channel.kind !== 'thread')
        return refusedWith({ refused: 'Only a thread can be archived, locked, or private.' });
      applyChannelTrouble(playground, channel, act.trouble);
      return DONE;
    }
    case 'presence':
      if (store.guild(act.guildId) === null) return refusedWith({ refused: 'That server doesn’t exist.' });
      setBotPresence(playground, act.guildId, act.bot);
      return DONE;
  }
}

function started(acted: Interaction | ClientRefusal): PageAnswer {
  return 'refused' in acted ? refusedWith(acted) : { kind: 'interaction', interactionId: acted.id };
}

function refusedWith({ refused }: ClientRefusal): PageAnswer {
  return { kind: 'refused', reason: refused };
}
