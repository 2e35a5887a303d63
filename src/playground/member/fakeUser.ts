import { setTimeout as wait } from 'node:timers/promises';
import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { ClientRefusal } from '../interactions/commandUse.ts';
import { seesMessage } from '../messages/messages.ts';
import { nodesOf } from '../messages/richContent.ts';
import type { ModalValues, SlashOptions } from '../pageProtocol.ts';
import { walk } from '../rules/componentTree.ts';
import { canSee } from '../world/channels.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { Channel, Member } from '../world/world.ts';
import { askForChoices, dismiss, press, pressStale, sayText, select, useCommand } from './actions.ts';
import { submitModal } from './submitModal.ts';
import type { Transcript, TranscriptEntry } from './transcript.ts';

/**
 * What came of an act, as the member saw it: a new message, a change of the pressed one, an acknowledgement without a change,
 * a modal, autocomplete choices, nothing within three seconds, or a refusal by the client itself. `thinking` means that the
 * bot has deferred and not yet filled its answer.
 */
export type Outcome =
  | { readonly kind: 'message'; readonly message: APIMessage }
  | { readonly kind: 'updated'; readonly message: APIMessage }
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'thinking'; readonly message: APIMessage }
  | { readonly kind: 'modal'; readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly reason: string };

/** How long to wait for a deferred answer to be filled, in ms of the machine. */
const PATIENCE = 10_000;

/** A member as tests and the page play him. */
export interface Actor {
  readonly member: Member;
  slash(command: string, options: SlashOptions, where: { readonly channel: string }): Promise<Outcome>;
  autocomplete(
    command: string,
    options: SlashOptions,
    where: { readonly channel: string; readonly focused: string },
  ): Promise<Outcome>;
  /** Presses the button of the message as it is now, named by its label or custom id. */
  press(messageId: string, labelOrCustomId: string): Promise<Outcome>;
  /** Presses any custom id, also one that is no longer on the message. */
  pressStale(messageId: string, customId: string): Promise<Outcome>;
  /** Chooses any values in a menu with any custom id. */
  selectStale(messageId: string, customId: string, values: readonly string[]): Promise<Outcome>;
  /** Chooses values in the menu named by its placeholder or custom id; values are named by label or value. */
  select(messageId: string, placeholderOrCustomId: string, values: readonly string[]): Promise<Outcome>;
  /** Sends the open modal. */
  submit(values: ModalValues): Promise<Outcome>;
  say(channel: string, text: string): APIMessage;
  dismiss(messageId: string): void;
  set(settings: Partial<Pick<Member, 'locale' | 'acceptsDms'>>): void;
  /** Messages of the channel that he sees now, oldest first. */
  messages(channel: string): readonly APIMessage[];
  /** The direct messages between him and the bot. */
  directMessages(): readonly APIMessage[];
  /** Everything he has seen, oldest first. */
  transcript(): readonly TranscriptEntry[];
}

/** A member to act with, by id, username or name. `channel` arguments take an id or a name that is his to see. */
export function actor(playground: Playground, transcript: Transcript, who: string): Actor {
  const { store } = playground;
  const found = store.members().find(({ id, username, name }) => [id, username, name].includes(who));
  if (found === undefined) throw new Error(`the playground has no member ${who}`);
  const { id } = found;

  const me = (): Member => store.member(id) ?? found;
  const come = (acted: Interaction | ClientRefusal): Promise<Outcome> => outcomeOf(playground, acted);

  function channelOf(idOrName: string): Channel {
    const visible = store.channels().filter((channel) => canSee(playground, id, channel));
    const channel = visible.find((each) => each.id === idOrName) ?? visible.findLast((each) => each.name === idOrName);
    if (channel === undefined) throw new Error(`${found?.name} sees no channel ${idOrName}`);
    return channel;
  }

  function customIdOf(messageId: string, wanted: string): string {
    const stored = store.message(messageId);
    const nodes = stored === null ? [] : [...walk(nodesOf(stored.message), [])].map(({ node }) => node);
    const named = nodes.find(
      (node) => node.custom_id === wanted || node.label === wanted || node.placeholder === wanted,
    );
    return named?.custom_id ?? wanted;
  }

  function optionValueOf(messageId: string, customId: string, wanted: string): string {
    const stored = store.message(messageId);
    const nodes = stored === null ? [] : [...walk(nodesOf(stored.message), [])].map(({ node }) => node);
    const options = nodes.find((node) => node.custom_id === customId)?.options ?? [];
    return options.find((option) => option.value === wanted || option.label === wanted)?.value ?? wanted;
  }

  function messages(channel: Channel): readonly APIMessage[] {
    return store
      .messages(channel.id)
      .filter((stored) => seesMessage(playground, id, stored))
      .map(({ message }) => message);
  }

  return {
    get member() {
      return me();
    },
    slash: (command, options, where) =>
      come(useCommand(playground, me(), { channelId: channelOf(where.channel).id, command, options })),
    autocomplete: (command, options, where) =>
      come(
        askForChoices(playground, me(), {
          channelId: channelOf(where.channel).id,
          command,
          options,
          focused: where.focused,
        }),
      ),
    press: (messageId, wanted) => come(press(playground, me(), { messageId, customId: customIdOf(messageId, wanted) })),
    pressStale: (messageId, customId) => come(pressStale(playground, me(), { messageId, customId, values: null })),
    selectStale: (messageId, customId, values) => come(pressStale(playground, me(), { messageId, customId, values })),
    select: (messageId, wanted, values) => {
      const customId = customIdOf(messageId, wanted);
      const chosen = values.map((value) => optionValueOf(messageId, customId, value));
      return come(select(playground, me(), { messageId, customId, values: chosen }));
    },
    submit: (values) =>
      come(submitModal(playground, me(), { interactionId: playground.interactions.formOf(id)?.id ?? '', values })),
    say: (channel, text) => {
      const said = sayText(playground, me(), { channelId: channelOf(channel).id, text });
      if ('refused' in said) throw new Error(said.refused);
      return said.message;
    },
    dismiss: (messageId) => {
      const refusal = dismiss(playground, me(), { messageId });
      if (refusal !== null) throw new Error(refusal.refused);
    },
    set: (settings) => {
      const member = { ...me(), ...settings };
      store.setMember(member);
      playground.changes.tell({ kind: 'memberChanged', member });
    },
    messages: (channel) => messages(channelOf(channel)),
    directMessages: () => {
      const dm = store.channels().find((channel) => channel.kind === 'dm' && channel.memberIds.includes(id));
      return dm === undefined ? [] : messages(dm);
    },
    transcript: () => transcript.of(id),
  };
}

/** Waits until the bot has answered or three seconds of the playground's clock are over. */
export async function outcomeOf(playground: Playground, acted: Interaction | ClientRefusal): Promise<Outcome> {
  if ('refused' in acted) return { kind: 'refused', reason: acted.refused };
  await until(playground, () => acted.state !== 'waiting', Number.POSITIVE_INFINITY);
  if (acted.state === 'failed') return { kind: 'failed' };
  if (acted.modal !== null) return { kind: 'modal', modal: acted.modal };
  if (acted.choices !== null) return { kind: 'choices', choices: acted.choices };
  if (acted.response === InteractionResponseType.DeferredMessageUpdate) return { kind: 'acknowledged' };

  const message = () => playground.store.message(acted.originalId ?? '')?.message;
  const isLoading = () => ((message()?.flags ?? 0) & MessageFlags.Loading) !== 0;
  await until(playground, () => !isLoading(), PATIENCE);
  const answer = message();
  if (answer === undefined) return { kind: 'acknowledged' }; // the bot has taken its answer away again
  if (isLoading()) return { kind: 'thinking', message: answer };
  const isUpdate = acted.response === InteractionResponseType.UpdateMessage;
  return { kind: isUpdate ? 'updated' : 'message', message: answer };
}

/** Waits until `isTrue` holds after some change, at most `patience` ms of the machine; tells whether it holds. */
export async function until(playground: Playground, isTrue: () => boolean, patience: number): Promise<boolean> {
  if (isTrue()) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = playground.changes.listen(() => {
    if (isTrue()) resolve(true);
  });
  const overtime = new AbortController();
  if (Number.isFinite(patience)) {
    wait(patience, false, { signal: overtime.signal }).then(resolve, () => undefined); // aborted once it is true
  }
  const outcome = await promise;
  stop();
  overtime.abort();
  return outcome;
}
