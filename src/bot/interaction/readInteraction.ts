import {
  type AutocompleteInteraction,
  type ChannelType,
  type CommandInteractionOption,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import { COMMANDS, type CommandName, INVITEES } from '../../words/common/commands/contract.ts';
import { LOCALES, type Locale } from '../../words/contract.ts';
import { wordsIn } from '../../words/words.ts';
import { type CustomId, readCustomId, type Verb } from '../discord/customId.ts';
import { type ReplayId, viewerNamed } from '../discord/replayIds.ts';
import { THREADS } from '../discord/threads.ts';
import { CLOCK_FIELD, OPTIONS_FIELD } from '../messages/options.ts';
import { WORD_FIELD } from '../messages/wordForm.ts';
import type { Caller } from './caller.ts';
import type { GivenFile, Intent, IntentOf } from './intent.ts';
import { askedLeaderboard, askedStats, chosenResults, pressedResults } from './readResults.ts';

/**
 * The caller of an interaction.
 *
 * @param channelType of its channel; null if it is not known
 * @param isBotMember whether the bot is a member of the server
 */
export function readCaller(interaction: Interaction, channelType: ChannelType | null, isBotMember: boolean): Caller {
  const isPress = interaction.isMessageComponent() || interaction.isModalSubmit();
  const message = isPress ? interaction.message : null;
  return {
    interaction: interaction.id,
    user: interaction.user.id,
    guild: interaction.guildId,
    isDirect: interaction.guildId === null,
    channel: interaction.channelId ?? '',
    isThread: channelType !== null && THREADS.includes(channelType),
    isBotMember,
    words: wordsIn(localeOf(interaction.locale)),
    guildLocale: localeOf(interaction.guildLocale ?? null),
    permissions: interaction.appPermissions.bitfield,
    // As Discord sends it, since no server is kept.
    roles: Array.isArray(interaction.member?.roles) ? interaction.member.roles : [],
    isAdmin: interaction.memberPermissions?.has(PermissionFlagsBits.Administrator) ?? false,
    isModerator:
      interaction.memberPermissions?.any([PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageMessages]) ??
      false,
    isManager: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    // Discord sends the message as it is: `component` is the button on it.
    message: interaction.isButton() && interaction.component !== null ? interaction.message.id : null,
    isOnPrivate: message?.flags.has(MessageFlags.Ephemeral) ?? false,
    isPress,
  };
}

/** The caller's name in the server: the nickname, or else the display name. */
function nameOf({ member, user }: Interaction): string {
  // discord.js makes objects of members only in servers that it keeps, and here it keeps none.
  const nick = member !== null && 'nick' in member ? member.nick : null;
  return nick ?? user.displayName;
}

/** The names of all members who come with an interaction: the caller, and whoever a command or a menu names. */
export function namesIn(interaction: Interaction): ReadonlyMap<string, string> {
  const names = new Map([[interaction.user.id, nameOf(interaction)]]);
  const resolved = interaction.isChatInputCommand() ? interaction.options.resolved : null;
  for (const [id, member] of resolved?.members ?? []) {
    const user = resolved?.users?.get(id);
    const name = (member !== null && 'nick' in member ? member.nick : null) ?? user?.displayName;
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/** Which of our languages a Discord locale such as `en-GB` is read in; the first one where none fits. */
export const localeOf = (discord: string | null): Locale =>
  LOCALES.find((locale) => discord === locale || discord?.startsWith(`${locale}-`)) ?? LOCALES[0];

const UNKNOWN: Intent = { kind: 'unknown' };

/** Parses an interaction; its content is checked later. Null for kinds of interaction that the bot never offers. */
export function readIntent(interaction: Interaction): Intent | null {
  if (interaction.isChatInputCommand()) return readCommand(interaction.commandName, interaction.options.data);
  if (interaction.isAutocomplete()) return readSuggest(interaction);
  if (interaction.isMessageComponent()) return readPress(interaction);
  if (interaction.isModalSubmit()) return readForm(interaction);
  return null;
}

/** The options of a command by name; the subcommand's name is the value of ''. */
function given(data: readonly CommandInteractionOption[]): ReadonlyMap<string, string | number | boolean> {
  const options = new Map<string, string | number | boolean>();
  for (const { name, value, options: inner } of data) {
    if (value !== undefined) options.set(name, value);
    else if (inner) {
      options.set('', name);
      for (const [key, one] of given(inner)) options.set(key, one);
    }
  }
  return options;
}

/** The attachment of a command that takes one. */
function fileIn(data: readonly CommandInteractionOption[]): GivenFile | null {
  const file = data.find(({ attachment }) => attachment !== undefined)?.attachment;
  return file === undefined ? null : { url: file.url, size: file.size };
}

type Given = ReturnType<typeof given>;

const textOf = (options: Given, name: string): string | null => {
  const value = options.get(name);
  return value === undefined ? null : String(value);
};

const isCommand = (name: string): name is CommandName => COMMANDS.some((command) => command === name);

function readCommand(name: string, data: readonly CommandInteractionOption[]): Intent {
  const options = given(data);
  const table = textOf(options, 'table');
  if (!isCommand(name)) {
    const { typed, command } = typedOf(options);
    return { kind: 'type', game: name, command, table, typed };
  }
  switch (name) {
    case 'new':
      return {
        kind: 'open',
        game: textOf(options, 'game') ?? '',
        options: textOf(options, 'option') ?? '',
        clock: textOf(options, 'clock'),
        invited: INVITEES.flatMap((name) => textOf(options, name) ?? []),
        isPrivate: options.get('private') === true,
      };
    case 'invite':
      return { kind: 'invite', table, member: textOf(options, 'member') ?? '' };
    case 'remove':
      return { kind: 'askRemove', table };
    case 'cancel':
      return { kind: 'cancel', table, sureOf: null };
    case 'join':
      return { kind: 'join', table, word: textOf(options, 'word') };
    case 'hand':
    case 'here':
    case 'start':
      return { kind: name, table };
    case 'verify':
      return { kind: name, table, startRow: null, row: textOf(options, 'row') };
    case 'plan': {
      const name = textOf(options, 'always');
      return name === null
        ? { kind: 'plan', table }
        : { kind: 'setStanding', table, name, isOn: options.get('value') !== false };
    }
    case 'leave':
      return { kind: name, table, isSure: false };
    case 'log':
      return { kind: 'log', table, page: 0 };
    case 'replay':
      return { kind: 'replay', table, viewer: 'table', step: 0 };
    case 'import': {
      const row = options.get('row');
      return {
        ...{ kind: 'import', file: fileIn(data), row: typeof row === 'number' ? row : null },
        others: INVITEES.flatMap((invitee) => textOf(options, invitee) ?? []),
      };
    }
    case 'option':
      return {
        kind: 'setOption',
        table,
        name: textOf(options, 'name') ?? '',
        isOn: options.get('value') !== false,
      };
    case 'board':
      return options.get('text') === true ? { kind: 'text', table, page: 0 } : { kind: 'board', table };
    case 'dm':
      return { kind: 'deliver', table: null, isWanted: textOf(options, '') === 'on' };
    case 'undo':
      return { kind: 'undo', table, row: null, isAsking: false };
    case 'resign':
      return { kind: 'askResign', table };
    case 'takeover':
      return { kind: 'takeOver', table, seat: null };
    case 'comeback':
      return { kind: 'comeBack', table };
    case 'clock':
      return { kind: 'setClock', table, clock: textOf(options, 'clock') ?? '' };
    case 'vote':
      return { kind: 'vote', table, row: null, answer: textOf(options, 'answer') ?? '' };
    case 'settings':
      return {
        ...{ kind: name, language: textOf(options, 'language'), boards: textOf(options, 'boards') },
        clock: textOf(options, 'clock'),
      };
    case 'me':
      return {
        kind: 'me',
        isPhone: options.has('phone') ? options.get('phone') === true : null,
        isListed: options.has('leaderboard') ? options.get('leaderboard') === 'on' : null,
        quiet: textOf(options, 'quiet'),
        zone: textOf(options, 'zone'),
        isDaily: options.has('daily') ? options.get('daily') === 'on' : null,
      };
    case 'privacy':
      return { kind: 'privacy', action: null };
    case 'leaderboard':
      return askedLeaderboard(textOf(options, 'game'), textOf(options, 'period'), textOf(options, 'by'));
    case 'stats':
      return askedStats(textOf(options, 'game'), textOf(options, 'member'));
    case 'rules':
      return {
        ...{ kind: 'rules', table: null, game: textOf(options, 'game'), section: textOf(options, 'section') },
        isTurned: false,
      };
    case 'games':
    case 'help':
      return { kind: name };
  }
}

/** The options of a game's subcommand, all as text. */
function typedOf(options: Given): { readonly command: string; readonly typed: Readonly<Record<string, string>> } {
  const others = [...options].filter(([name]) => name !== '' && name !== 'table');
  return {
    command: textOf(options, '') ?? '',
    typed: Object.fromEntries(others.map(([name, value]) => [name, String(value)])),
  };
}

function readSuggest(interaction: AutocompleteInteraction): Intent {
  const options = given(interaction.options.data);
  const focused = interaction.options.getFocused(true);
  const typed = String(focused.value);
  const table = textOf(options, 'table');
  const name = interaction.commandName;
  if (focused.name === 'table') return { kind: 'suggestTable', command: name, typed };
  if (name === 'option') return { kind: 'suggestOption', table, typed };
  if (name === 'new') return { kind: 'suggestNewOption', game: textOf(options, 'game') ?? '', typed };
  if (name === 'me') return { kind: 'suggestZone', typed };
  if (name === 'plan') return { kind: 'suggestStanding', table, typed };
  if (name === 'rules') return { kind: 'suggestSection', game: textOf(options, 'game'), typed };
  return { kind: 'suggestMove', game: name, table, focused: focused.name, ...typedOf(options) };
}

function readPress(interaction: MessageComponentInteraction): Intent {
  if (interaction.isButton()) return readButton(interaction.customId);
  return interaction.isStringSelectMenu() ? readMenu(interaction.customId, interaction.values) : UNKNOWN;
}

/** The intent of selecting these values in the menu with this id. */
export function readMenu(customId: string, ticked: readonly string[]): Intent {
  const id = readCustomId(customId);
  if (id?.kind === 'rulesMenu') {
    return { kind: 'rules', table: id.table, game: id.game, section: ticked[0] ?? null, isTurned: true };
  }
  if (id?.kind === 'leaderboard' || id?.kind === 'stats') return chosenResults(id, ticked[0] ?? '') ?? UNKNOWN;
  if (id?.kind === 'replay') {
    return id.go === 'viewer' ? { ...replayed(id), viewer: viewerNamed(ticked[0] ?? '') } : UNKNOWN;
  }
  if (id?.kind !== 'move' && id?.kind !== 'plan') return UNKNOWN;
  const { table, seq, draft, slot } = id;
  return { kind: id.kind === 'plan' ? 'tickPlan' : 'tick', table, seq, draft, slot, ticked };
}

/** The intent of pressing the button with this id. */
export function readButton(customId: string): Intent {
  const id = readCustomId(customId);
  if (id === null) return UNKNOWN;
  if (id.kind === 'verb') return byVerb[id.verb](id);
  if (id.kind === 'rulesMenu') return UNKNOWN;
  if (id.kind === 'replay') return pressedReplay(id);
  if (id.kind === 'privacy') return { kind: 'privacy', action: id.action };
  if (id.kind === 'leaderboard' || id.kind === 'stats') return pressedResults(id) ?? UNKNOWN;
  if (id.kind === 'rules') {
    return { kind: 'rules', table: id.table, game: id.game, section: id.section || null, isTurned: true };
  }
  const { table, seq, slot } = id;
  if (id.kind === 'hand') return { kind: 'pressHand', table, seq, slot };
  return { kind: id.kind === 'plan' ? 'pressPlan' : 'press', table, seq, draft: id.draft, slot };
}

const replayed = ({ table, viewer, step }: ReplayId): IntentOf<'replay'> => ({ kind: 'replay', table, viewer, step });

function pressedReplay(id: ReplayId): Intent {
  const { table, viewer, go } = id;
  if (go === 'moves' || go === 'animation') {
    return { kind: go === 'moves' ? 'moveFile' : 'animation', table, viewer };
  }
  return go === 'viewer' ? UNKNOWN : replayed(id);
}

type VerbId = Extract<CustomId, { readonly kind: 'verb' }>;

/** The message with the button stays, whatever it is. */
const openedRules = ({ table, argument }: VerbId): Intent => ({
  ...{ kind: 'rules', table, game: null, section: argument || null, isTurned: false },
});

const byVerb: { readonly [V in Verb]: (id: VerbId) => Intent } = {
  join: ({ table, argument }) => ({
    ...{ kind: 'join', table, word: null },
    ...(argument === 'invited' && { isElsewhere: true }),
  }),
  word: ({ table }) => ({ kind: 'askWord', table }),
  leave: ({ table, argument }) => ({ kind: 'leave', table, isSure: argument === 'sure' }),
  start: ({ table }) => ({ kind: 'start', table }),
  options: ({ table }) => ({ kind: 'askOptions', table }),
  cancel: ({ table, argument }) => ({
    ...{ kind: 'cancel', table },
    sureOf: argument === 'lobby' || argument === 'running' ? argument : null,
  }),
  remove: ({ table, argument }) => {
    const [, seat, seq] = /^(\d{1,2})-(\d{1,9})$/.exec(argument) ?? [];
    return seat === undefined
      ? { kind: 'askRemove', table }
      : { kind: 'remove', table, seat: Number(seat), seq: Number(seq) };
  },
  rematch: ({ table }) => ({ kind: 'rematch', table }),
  pick: ({ table, argument }) => ({ kind: 'pick', table, asked: argument }),
  howTo: openedRules,
  verify: ({ table, argument }) => ({
    ...{ kind: 'verify', table, row: null },
    startRow: /^\d{1,9}$/.test(argument) ? Number(argument) : null,
  }),
  rules: openedRules,
  here: ({ table }) => ({ kind: 'here', table }),
  panel: ({ table }) => ({ kind: 'panel', table }),
  hand: ({ table }) => ({ kind: 'hand', table }),
  plan: ({ table, argument }) => {
    const [, state, name] = /^(on|off)-([A-Za-z]+)$/.exec(argument) ?? [];
    if (name !== undefined) return { kind: 'setStanding', table, name, isOn: state === 'on' };
    if (argument === 'move') return { kind: 'planMove', table };
    return argument === 'drop' ? { kind: 'dropPlan', table } : { kind: 'plan', table };
  },
  dm: ({ table, argument }) => ({ kind: 'deliver', table, isWanted: argument === 'on' }),
  list: ({ table, argument }) => {
    const [, list = argument, page = null] = /^(.*)-words(\d*)$/.exec(argument) ?? [];
    return { kind: 'list', table, list, page: page === null ? null : Number(page) };
  },
  closer: ({ table, argument }) => ({ kind: 'closer', table, part: argument }),
  screen: ({ table, argument }) => {
    const [, name, part = ''] = /^([a-z]+)-?(.*)$/.exec(argument) ?? [];
    return { kind: 'screen', table, isPhone: name === 'phone', part };
  },
  more: ({ table }) => ({ kind: 'more', table }),
  text: ({ table, argument }) => ({ kind: 'text', table, page: Number(/^\d{1,3}$/.exec(argument)?.[0] ?? 0) }),
  // On boards the argument is the row of the board, as for `more`.
  log: ({ table, argument }) => ({ kind: 'log', table, page: Number(/^p(\d+)$/.exec(argument)?.[1] ?? 0) }),
  clock: ({ table, argument }) =>
    argument === '' ? { kind: 'askClock', table } : { kind: 'setClock', table, clock: argument },
  vote: ({ table, argument }) => {
    const [, row = null, answer = ''] = /^(\d{1,9})-([a-z]+)$/.exec(argument) ?? [];
    return { kind: 'vote', table, row: row === null ? null : Number(row), answer };
  },
  // After the seat, the row after which the button was made.
  takeover: ({ table, argument }) => {
    const seat = /^(\d{1,2})(?:-\d+)?$/.exec(argument)?.[1];
    return { kind: 'takeOver', table, seat: seat === undefined ? null : Number(seat) };
  },
  comeback: ({ table }) => ({ kind: 'comeBack', table }),
  undo: ({ table, argument }) => {
    const [, row = null, ask] = /^(\d{1,9})(-ask)?$/.exec(argument) ?? [];
    return { kind: 'undo', table, row: row === null ? null : Number(row), isAsking: ask !== undefined };
  },
  resign: ({ table, argument }) => (argument === 'sure' ? { kind: 'resign', table } : { kind: 'askResign', table }),
};

function readForm(interaction: ModalSubmitInteraction): Intent {
  const id = readCustomId(interaction.customId);
  if (id?.kind !== 'verb') return UNKNOWN;
  const { fields } = interaction;
  if (id.verb === 'word') {
    const word = fields.fields.has(WORD_FIELD) ? fields.getTextInputValue(WORD_FIELD) : '';
    return { kind: 'join', table: id.table, word };
  }
  if (id.verb !== 'options') return UNKNOWN;
  const options = fields.fields.has(OPTIONS_FIELD) ? fields.getCheckboxGroup(OPTIONS_FIELD) : [];
  const clock = fields.fields.has(CLOCK_FIELD) ? (fields.getStringSelectValues(CLOCK_FIELD)[0] ?? null) : null;
  return { kind: 'setOptions', table: id.table, options, clock };
}
