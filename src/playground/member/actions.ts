import { ComponentType } from 'discord-api-types/v10';
import { type ClientRefusal, readCommandUse } from '../interactions/commandUse.ts';
import { commandData, componentData } from '../interactions/payloads.ts';
import { deleteMessage, say, seesMessage } from '../messages/messages.ts';
import { nodesOf } from '../messages/richContent.ts';
import type { SlashOptions } from '../pageProtocol.ts';
import { type ComponentNode, walk } from '../rules/componentTree.ts';
import { lengthOf } from '../rules/shapes.ts';
import { botPresence } from '../world/botPresence.ts';
import { canSee } from '../world/channels.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';
import type { Channel, Member } from '../world/world.ts';
import { sendInteraction } from './sendInteraction.ts';

/** What members do. Each function checks its input as Discord's client would, and refuses what it would not send. */

type Sent = Interaction | ClientRefusal;

/** Uses a slash command. */
export function useCommand(
  playground: Playground,
  member: Member,
  act: { readonly channelId: string; readonly command: string; readonly options: SlashOptions },
): Sent {
  return sendCommand(playground, member, { ...act, focused: null });
}

/** Asks for autocomplete choices for the option that is being typed (`focused`). */
export function askForChoices(
  playground: Playground,
  member: Member,
  act: {
    readonly channelId: string;
    readonly command: string;
    readonly options: SlashOptions;
    readonly focused: string;
  },
): Sent {
  return sendCommand(playground, member, { ...act, options: { [act.focused]: '', ...act.options } });
}

function sendCommand(
  playground: Playground,
  member: Member,
  act: {
    readonly channelId: string;
    readonly command: string;
    readonly options: SlashOptions;
    readonly focused: string | null;
  },
): Sent {
  const channel = visibleChannel(playground, member, act.channelId);
  if (channel === null) return { refused: 'You can’t see this channel.' };
  if (!hasBot(playground, channel)) return BOT_GONE;
  const use = readCommandUse(playground, member, channel, act);
  if ('refused' in use) return use;
  if (act.focused === null && isSlowed(playground, member, channel)) return SLOWED;
  if (act.focused !== null) {
    const option = use.given.find(({ option: each }) => each.name === act.focused)?.option;
    const completes = option !== undefined && 'autocomplete' in option && option.autocomplete === true;
    if (!completes) return { refused: `The option ${act.focused} has no autocomplete.` };
  }
  return sendInteraction(playground, member, channel, {
    kind: act.focused === null ? 'command' : 'autocomplete',
    command: act.command,
    messageId: null,
    customId: null,
    data: commandData(playground, use, act.focused),
  });
}

/** Presses the message's button with this custom id. Link buttons have none: the page opens them itself. */
export function press(
  playground: Playground,
  member: Member,
  act: { readonly messageId: string; readonly customId: string },
): Sent {
  const found = visibleComponent(playground, member, act);
  if ('refused' in found) return found;
  const { stored, component } = found;
  if (component.type !== ComponentType.Button) return { refused: 'That isn’t a button.' };
  return sendComponent(
    playground,
    member,
    stored,
    { type: component.type, id: component.id, custom_id: act.customId },
    null,
  );
}

/**
 * Presses a button that the message may no longer have, as a member with an outdated screen does. With `values`,
 * chooses them in a menu, which may no longer offer them.
 */
export function pressStale(
  playground: Playground,
  member: Member,
  act: { readonly messageId: string; readonly customId: string; readonly values: readonly string[] | null },
): Sent {
  const stored = playground.store.message(act.messageId);
  if (stored === null || !seesMessage(playground, member.id, stored)) return { refused: 'You can’t see this message.' };
  const type = act.values === null ? ComponentType.Button : ComponentType.StringSelect;
  return sendComponent(playground, member, stored, { type, id: 1, custom_id: act.customId }, act.values);
}

/** Chooses values in a menu. */
export function select(
  playground: Playground,
  member: Member,
  act: { readonly messageId: string; readonly customId: string; readonly values: readonly string[] },
): Sent {
  const found = visibleComponent(playground, member, act);
  if ('refused' in found) return found;
  const { stored, component } = found;
  if (component.type === ComponentType.Button) return { refused: 'That isn’t a menu.' };
  const problem = problemOfValues(component, act.values);
  if (problem !== null) return { refused: problem };
  return sendComponent(
    playground,
    member,
    stored,
    { type: component.type, id: component.id, custom_id: act.customId },
    act.values,
  );
}

/** Why a menu (or a menu or group in a modal) would reject these values; null if it accepts them. */
export function problemOfValues(
  menu: Pick<ComponentNode, 'options' | 'min_values' | 'max_values'>,
  values: readonly string[],
): string | null {
  const unknown = values.find(
    (value) => menu.options !== undefined && !menu.options.some((option) => option.value === value),
  );
  if (unknown !== undefined) return `${unknown} is not one of the options.`;
  if (new Set(values).size < values.length) return 'You can choose each value only once.';
  if (values.length < (menu.min_values ?? 1)) return `Choose at least ${menu.min_values ?? 1}.`;
  if (values.length > (menu.max_values ?? 1)) return `Choose at most ${menu.max_values ?? 1}.`;
  return null;
}

/** Sends a plain message. */
export function sayText(
  playground: Playground,
  member: Member,
  act: { readonly channelId: string; readonly text: string },
): StoredMessage | ClientRefusal {
  const channel = visibleChannel(playground, member, act.channelId);
  if (channel === null) return { refused: 'You can’t see this channel.' };
  if (channel.locked) return { refused: 'This thread is locked.' };
  const length = lengthOf(act.text.trim());
  if (length === 0 || length > 2000) return { refused: 'A message needs 1–2,000 characters.' };
  return say(playground, channel, member, act.text);
}

/** Dismisses an ephemeral message of the member. */
export function dismiss(
  playground: Playground,
  member: Member,
  act: { readonly messageId: string },
): ClientRefusal | null {
  const stored = playground.store.message(act.messageId);
  if (stored === null || stored.onlyFor !== member.id)
    return { refused: 'You can only dismiss your own private messages.' };
  deleteMessage(playground, stored);
  return null;
}

function visibleChannel(playground: Playground, member: Member, id: string): Channel | null {
  const channel = playground.store.channel(id);
  return channel !== null && canSee(playground, member.id, channel) ? channel : null;
}

function visibleComponent(
  playground: Playground,
  member: Member,
  act: { readonly messageId: string; readonly customId: string },
): { readonly stored: StoredMessage; readonly component: ComponentNode } | ClientRefusal {
  const stored = playground.store.message(act.messageId);
  if (stored === null || !seesMessage(playground, member.id, stored)) return { refused: 'You can’t see this message.' };
  const component = [...walk(nodesOf(stored.message), [])].find(({ node }) => node.custom_id === act.customId)?.node;
  if (component === undefined) return { refused: `The message no longer has ${act.customId}, or never had it.` };
  if (component.disabled === true) return { refused: 'This is disabled.' };
  return { stored, component };
}

function sendComponent(
  playground: Playground,
  member: Member,
  stored: StoredMessage,
  component: { readonly type: number; readonly id: number | null | undefined; readonly custom_id: string },
  values: readonly string[] | null,
): Sent {
  const channel = visibleChannel(playground, member, stored.message.channel_id);
  if (channel === null) return { refused: 'You can’t see this channel.' };
  if (!hasBot(playground, channel)) return BOT_GONE;
  if (isSlowed(playground, member, channel)) return SLOWED;
  return sendInteraction(playground, member, channel, {
    kind: 'component',
    command: null,
    messageId: stored.message.id,
    customId: component.custom_id,
    data: componentData(playground, component, values),
  });
}

const BOT_GONE: ClientRefusal = { refused: 'The bot isn’t in this server.' };

const hasBot = (playground: Playground, { guildId }: Channel): boolean =>
  guildId === null || botPresence(playground, guildId) !== 'gone';

/** Reported: Discord's client holds presses and commands back as well as messages. */
const SLOWED: ClientRefusal = { refused: 'Slow mode is on: wait a while.' };

/** Whether the member has to wait in a slowed channel. */
function isSlowed({ clock, slowed }: Playground, member: Member, { id, slowMode = 0 }: Channel): boolean {
  if (slowMode === 0) return false;
  const key = `${member.id}/${id}`;
  const now = clock.now();
  const isHeldBack = now - (slowed.get(key) ?? Number.NEGATIVE_INFINITY) < slowMode * 1000;
  if (!isHeldBack) slowed.set(key, now);
  return isHeldBack;
}
