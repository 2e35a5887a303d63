import { describe, expect, it } from 'vitest';
import { afterEvent, isWaiting } from '../../../src/playground/page/state/pageState.ts';
import { addressInPage, placeAt } from '../../../src/playground/page/state/place.ts';
import type {
  PageChannel,
  PageInteraction,
  PageMember,
  PageMessage,
  PageState,
} from '../../../src/playground/pageProtocol.ts';

const ME: PageMember = {
  id: '1',
  name: 'Aya',
  colour: 0,
  locale: 'en-US',
  acceptsDms: true,
  guilds: ['10'],
  manages: [],
  waiting: 0,
};

function channel(id: string, more: Partial<PageChannel>): PageChannel {
  return {
    id,
    kind: 'text',
    guildId: '10',
    parentId: null,
    starterId: null,
    name: id,
    section: null,
    topic: null,
    archived: false,
    locked: false,
    memberIds: [],
    messageCount: 0,
    lastMessageAt: null,
    unread: 0,
    mentions: 0,
    waits: false,
    ...more,
  };
}

const STATE: PageState = {
  me: ME,
  members: [ME],
  bot: { id: '9', name: 'Guildhall', status: 'online' },
  clock: { now: 0, offset: 0 },
  guilds: [
    {
      id: '10',
      name: 'Guild',
      initials: 'G',
      locale: 'en-US',
      memberIds: ['1'],
      channelIds: [],
      bot: 'here',
      commands: [],
    },
  ],
  channels: [
    channel('20', { section: 'Talk' }),
    channel('21', { section: 'Tables' }),
    channel('22', { kind: 'thread', parentId: '21' }),
    channel('23', { kind: 'dm', guildId: null }),
  ],
  messages: {},
  dmCommands: [],
  interactions: [],
  modal: null,
  armed: [],
  wire: [],
};

function message(id: string, content: string): PageMessage {
  // Only these fields of a message matter to the state.
  const shown = { id, channel_id: '20', content } as PageMessage['message'];
  return { message: shown, onlyForMe: false, mentionsMe: false, usedCommand: null };
}

function interaction(id: string, state: PageInteraction['state']): PageInteraction {
  return { id, state, channelId: '20', messageId: '100', customId: 'go', command: null };
}

const contents = (state: PageState) => state.messages['20']?.map(({ message: { content } }) => content);

describe('the state of the page', () => {
  it('keeps messages in the order of their ids, however long, and replaces by id', () => {
    const events = [message('99', 'a'), message('101', 'c'), message('100', 'b'), message('99', 'a again')];
    const state = events.reduce((before, each) => afterEvent(before, { kind: 'message', message: each }), STATE);
    expect(contents(state)).toEqual(['a again', 'b', 'c']);
    expect(contents(afterEvent(state, { kind: 'messageDeleted', channelId: '20', messageId: '100' }))).toEqual([
      'a again',
      'c',
    ]);
  });

  it('knows a press as waiting until it is answered', () => {
    const waiting = afterEvent(STATE, { kind: 'interaction', interaction: interaction('1', 'waiting') });
    expect(isWaiting(waiting, '100', 'go')).toBe(true);
    expect(isWaiting(waiting, '100', 'other')).toBe(false);
    const answered = afterEvent(waiting, { kind: 'interaction', interaction: interaction('1', 'answered') });
    expect(answered.interactions).toEqual([]);
  });

  it('forgets a failure at the next attempt at the same place', () => {
    const failed = afterEvent(STATE, { kind: 'interaction', interaction: interaction('1', 'failed') });
    expect(failed.interactions.map(({ state }) => state)).toEqual(['failed']);
    const again = afterEvent(failed, { kind: 'interaction', interaction: interaction('2', 'waiting') });
    expect(again.interactions.map(({ id }) => id)).toEqual(['2']);
    const elsewhere = { ...interaction('3', 'waiting'), messageId: '200' };
    expect(afterEvent(failed, { kind: 'interaction', interaction: elsewhere }).interactions).toHaveLength(2);
  });

  it('takes a change of this member for himself and for the list of members', () => {
    const state = afterEvent(STATE, { kind: 'member', member: { ...ME, locale: 'ja' } });
    expect([state.me.locale, state.members[0]?.locale]).toEqual(['ja', 'ja']);
  });
});

describe('the address of the page', () => {
  it('opens a thread with its channel, a direct message without a server', () => {
    const thread = placeAt(STATE, '#22/500');
    expect([thread.guild?.id, thread.channel?.id, thread.thread?.id, thread.messageId]).toEqual([
      '10',
      '21',
      '22',
      '500',
    ]);
    const dm = placeAt(STATE, '#23');
    expect([dm.guild, dm.channel?.id, dm.thread]).toEqual([null, '23', null]);
  });

  it('of direct messages opens the newest one as soon as there is any', () => {
    const before = { ...STATE, channels: STATE.channels.filter(({ kind }) => kind !== 'dm') };
    expect(placeAt(before, '#dm')).toEqual({ guild: null, channel: null, thread: null, messageId: null });
    const newer = channel('24', { kind: 'dm', guildId: null, lastMessageAt: 5 });
    expect(placeAt({ ...STATE, channels: [...STATE.channels, newer] }, '#dm').channel?.id).toBe('24');
  });

  it('shows the first table channel where the address names nothing that may be seen', () => {
    expect(placeAt(STATE, '#404').channel?.id).toBe('21');
    expect(placeAt(STATE, '').channel?.id).toBe('21');
    expect(placeAt({ ...STATE, guilds: [] }, '').channel).toBeNull();
  });

  it('stands for links to channels and messages of Discord, and for no other link', () => {
    expect(addressInPage('https://discord.com/channels/10/22/500')).toBe('#22/500');
    expect(addressInPage('https://discord.com/channels/@me/23')).toBe('#23');
    expect(addressInPage('https://example.org/channels/10/22')).toBeNull();
    expect(addressInPage('https://discord.com.example.org/channels/10/22')).toBeNull();
  });
});
