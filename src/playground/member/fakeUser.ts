import type { APIMessage } from 'discord-api-types/v10';
import type { ClientRefusal } from '../interactions/commandUse.ts';
import { upload } from '../interactions/uploads.ts';
import { seesMessage } from '../messages/messages.ts';
import { nodesOf } from '../messages/richContent.ts';
import type { ModalValues, SlashOptions } from '../pageProtocol.ts';
import { walk } from '../rules/componentTree.ts';
import { canSee } from '../world/channels.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { Channel, Member } from '../world/world.ts';
import { askForChoices, dismiss, press, pressStale, sayText, select, useCommand } from './actions.ts';
import { type InteractionResult, interactionResult } from './interactionResult.ts';
import { submitModal } from './submitModal.ts';
import type { Transcript, TranscriptEntry } from './transcript.ts';

/** A member played by a test. `channel` arguments take an id or the name of a channel that the member can see. */
export interface FakeUser {
  readonly member: Member;
  slash(command: string, options: SlashOptions, where: { readonly channel: string }): Promise<InteractionResult>;
  /** Chooses a file for an option of a command; the id is the option's value. */
  upload(name: string, content: string | Buffer): string;
  autocomplete(
    command: string,
    options: SlashOptions,
    where: { readonly channel: string; readonly focused: string },
  ): Promise<InteractionResult>;
  /** Presses a button of the message, named by its current label or custom id. */
  press(messageId: string, labelOrCustomId: string): Promise<InteractionResult>;
  /** Presses any custom id, even one that is no longer on the message. */
  pressStale(messageId: string, customId: string): Promise<InteractionResult>;
  /** Chooses any values in a menu with any custom id, even one that is no longer on the message. */
  selectStale(messageId: string, customId: string, values: readonly string[]): Promise<InteractionResult>;
  /** Chooses values, named by label or value, in the menu with this placeholder or custom id. */
  select(messageId: string, placeholderOrCustomId: string, values: readonly string[]): Promise<InteractionResult>;
  /** Submits the open modal, with values by custom id. */
  submit(values: ModalValues): Promise<InteractionResult>;
  say(channel: string, text: string): APIMessage;
  dismiss(messageId: string): void;
  set(settings: Partial<Pick<Member, 'locale' | 'acceptsDms'>>): void;
  /** The channel's messages that the member can see now, oldest first. */
  messages(channel: string): readonly APIMessage[];
  /** The direct messages between the member and the bot, oldest first. */
  directMessages(): readonly APIMessage[];
  /** The messages that have notified the member, in all channels, oldest first in each. */
  pings(): readonly APIMessage[];
  /** Everything the member has seen, oldest first. */
  transcript(): readonly TranscriptEntry[];
}

/** The member with this id, username, or name. Throws if there is none. */
export function fakeUser(playground: Playground, transcript: Transcript, who: string): FakeUser {
  const { store } = playground;
  const found = store.members().find(({ id, username, name }) => [id, username, name].includes(who));
  if (found === undefined) throw new Error(`the playground has no member ${who}`);
  const { id } = found;

  const me = (): Member => store.member(id) ?? found;
  const resultOf = (acted: Interaction | ClientRefusal): Promise<InteractionResult> =>
    interactionResult(playground, acted);

  function channelOf(idOrName: string): Channel {
    const visible = store.channels().filter((channel) => canSee(playground, id, channel));
    const channel = visible.find((each) => each.id === idOrName) ?? visible.findLast((each) => each.name === idOrName);
    if (channel === undefined) throw new Error(`${found?.name} cannot see channel ${idOrName}`);
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
      resultOf(useCommand(playground, me(), { channelId: channelOf(where.channel).id, command, options })),
    upload: (name, content) => {
      const given = upload(playground, me(), { name, type: 'application/json', bytes: Buffer.from(content) });
      if ('refused' in given) throw new Error(given.refused);
      return given.id;
    },
    autocomplete: (command, options, where) =>
      resultOf(
        askForChoices(playground, me(), {
          channelId: channelOf(where.channel).id,
          command,
          options,
          focused: where.focused,
        }),
      ),
    press: (messageId, wanted) =>
      resultOf(press(playground, me(), { messageId, customId: customIdOf(messageId, wanted) })),
    pressStale: (messageId, customId) => resultOf(pressStale(playground, me(), { messageId, customId, values: null })),
    selectStale: (messageId, customId, values) =>
      resultOf(pressStale(playground, me(), { messageId, customId, values })),
    select: (messageId, wanted, values) => {
      const customId = customIdOf(messageId, wanted);
      const chosen = values.map((value) => optionValueOf(messageId, customId, value));
      return resultOf(select(playground, me(), { messageId, customId, values: chosen }));
    },
    submit: (values) =>
      resultOf(submitModal(playground, me(), { interactionId: playground.interactions.modalOf(id)?.id ?? '', values })),
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
      playground.changes.emit({ kind: 'memberChanged', member });
    },
    messages: (channel) => messages(channelOf(channel)),
    directMessages: () => {
      const dm = store.channels().find((channel) => channel.kind === 'dm' && channel.memberIds.includes(id));
      return dm === undefined ? [] : messages(dm);
    },
    pings: () =>
      store
        .channels()
        .flatMap((channel) => store.messages(channel.id))
        .filter(({ pinged }) => pinged.includes(id))
        .map(({ message }) => message),
    transcript: () => transcript.of(id),
  };
}
