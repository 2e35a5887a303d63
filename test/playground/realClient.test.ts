import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  ContainerBuilder,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  RadioGroupBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { type FakeDiscord, startFakeDiscord } from '../../src/playground/fakeDiscord.ts';
import { checkedLog } from './support/checkedLog.ts';
import { png } from './support/png.ts';
import { connect } from './support/realClient.ts';
import { messageOf, pictureOf, textOf } from './support/shownMessage.ts';

const checkLog = checkedLog();

let discord: FakeDiscord;
beforeEach(async () => {
  discord = await startFakeDiscord({ clock: systemClock });
});
afterEach(async () => {
  await discord.close();
  checkLog(discord);
});

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('board')
    .setNameLocalizations({ ja: '盤', de: 'brett' })
    .setDescription('Shows the board.')
    .addStringOption((option) => option.setName('at').setDescription('The place.').setAutocomplete(true))
    .toJSON(),
];

const picture = (width: number) =>
  new AttachmentBuilder(png(width, 100), { name: 'board.png', description: 'A board.' });

function board(text: string) {
  const gallery = new MediaGalleryBuilder().addItems({
    media: { url: 'attachment://board.png' },
    description: 'A board.',
  });
  const buttons = [
    new ButtonBuilder().setCustomId('v1:7:place').setLabel('Place').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('v1:7:later').setLabel('Later').setStyle(ButtonStyle.Secondary).setDisabled(true),
  ];
  return new ContainerBuilder()
    .addMediaGalleryComponents(gallery)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(text))
    .addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(buttons));
}

const shown = (text: string, width: number) => ({
  flags: MessageFlags.IsComponentsV2 as const,
  components: [board(text)],
  files: [picture(width)],
});

const widthOf = (id: string) => discord.file(id)?.width;

describe('a real discord.js client', () => {
  test('answers a command with a picture in a container, and a press by changing it', async () => {
    await using bot = await connect(discord, COMMANDS, async (interaction: Interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(shown('Turn 1', 300));
      if (interaction.isButton()) await interaction.update(shown('Turn 2', 400));
    });
    const aya = discord.user('aya');
    const answer = messageOf(await aya.slash('board', {}, { channel: 'board-games' }));
    expect(answer.attachments).toEqual([]);
    expect(pictureOf(answer).width).toBe(300);
    expect(widthOf(pictureOf(answer).attachment_id)).toBe(300);
    expect(await aya.press(answer.id, 'Later')).toEqual({ kind: 'refused', reason: 'This is disabled.' });
    expect(await aya.press(answer.id, 'v1:7:gone')).toMatchObject({ kind: 'refused' });

    const updated = await aya.press(answer.id, 'Place');
    expect(updated.kind).toBe('updated');
    expect([textOf(messageOf(updated)), pictureOf(messageOf(updated)).width]).toEqual(['Turn 2', 400]);
    expect(widthOf(pictureOf(answer).attachment_id)).toBeUndefined();
    expect(discord.user('ben').messages('board-games').map(textOf)).toEqual(['Turn 2']);
    expect(bot.errors).toEqual([]);
  });

  test('defers an answer and fills it, and defers an update and changes the message later', async () => {
    await using bot = await connect(discord, COMMANDS, async (interaction: Interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.deferReply();
        expect(discord.messages('board-games').map(({ flags }) => flags)).toEqual([128]);
        await interaction.editReply(shown('Turn 1', 300));
      }
      if (interaction.isButton()) {
        await interaction.deferUpdate();
        await interaction.editReply(shown('Turn 2', 400));
      }
    });
    const aya = discord.user('aya');
    const answer = messageOf(await aya.slash('board', {}, { channel: 'board-games' }));
    expect([textOf(answer), answer.flags, answer.edited_timestamp]).toEqual(['Turn 1', 32768, null]);
    expect(await aya.press(answer.id, 'Place')).toEqual({ kind: 'acknowledged' });
    expect(await discord.until(() => textOf(discord.messages('board-games')[0]) === 'Turn 2')).toBe(true);
    expect(bot.errors).toEqual([]);
  });

  test('answers one member alone, follows up, and takes both away again', async () => {
    const gone = Promise.withResolvers<void>();
    await using bot = await connect(discord, COMMANDS, async (interaction: Interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ content: 'Your hand.', flags: MessageFlags.Ephemeral });
      const second = await interaction.followUp({
        ...shown('More.', 200),
        flags: [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2],
      });
      const third = await interaction.followUp('For all.');
      expect([second.flags.bitfield, third.flags.bitfield]).toEqual([32832, 0]);
      await gone.promise;
      await interaction.deleteReply();
      await interaction.deleteReply(third);
    });
    const aya = discord.user('aya');
    await aya.slash('board', {}, { channel: 'board-games' });
    expect(await discord.until(() => aya.messages('board-games').length === 3)).toBe(true);
    expect(aya.messages('board-games').map(textOf)).toEqual(['Your hand.', 'More.', 'For all.']);
    expect(discord.user('ben').messages('board-games').map(textOf)).toEqual(['For all.']);
    gone.resolve();
    expect(await discord.until(() => aya.messages('board-games').length === 1)).toBe(true);
    expect(
      discord
        .user('ben')
        .transcript()
        .map(({ what, text }) => `${what} ${text}`),
    ).toEqual(['created For all.', 'deleted For all.']);
    expect(aya.transcript().flatMap(({ files }) => files.map(({ name, bytes }) => `${name} ${bytes.length}`))).toEqual([
      `board.png ${png(200, 100).length}`,
    ]);
    expect(bot.errors).toEqual([]);
  });

  test('offers choices while an option is typed, in the language of the member', async () => {
    await using bot = await connect(discord, COMMANDS, async (interaction: Interaction) => {
      if (!interaction.isAutocomplete()) return;
      const name = `${interaction.locale} ${interaction.guildLocale} ${interaction.options.getFocused()}`;
      await interaction.respond([{ name, value: '3,0' }]);
    });
    const offered = await discord
      .user('kenta')
      .autocomplete('board', { at: '3' }, { channel: 'ボードゲーム', focused: 'at' });
    expect(offered).toEqual({ kind: 'choices', choices: [{ name: 'ja ja 3', value: '3,0' }] });
    expect(bot.errors).toEqual([]);
  });

  test('opens a modal with text, menu, radio buttons and checkboxes, and reads it', async () => {
    const read: unknown[] = [];
    const options = [
      { label: 'One', value: '1' },
      { label: 'Two', value: '2' },
    ];
    const modal = new ModalBuilder()
      .setCustomId('options')
      .setTitle('Options')
      .addLabelComponents(
        new LabelBuilder()
          .setLabel('Word')
          .setTextInputComponent(new TextInputBuilder().setCustomId('word').setStyle(TextInputStyle.Short)),
        new LabelBuilder()
          .setLabel('Clock')
          .setStringSelectMenuComponent(new StringSelectMenuBuilder().setCustomId('clock').addOptions(options)),
        new LabelBuilder()
          .setLabel('End')
          .setRadioGroupComponent(new RadioGroupBuilder().setCustomId('end').addOptions(options)),
        new LabelBuilder()
          .setLabel('Tiles')
          .setCheckboxGroupComponent(
            new CheckboxGroupBuilder().setCustomId('tiles').addOptions(options).setMaxValues(2),
          ),
        new LabelBuilder().setLabel('Silent').setCheckboxComponent(new CheckboxBuilder().setCustomId('silent')),
      );
    await using bot = await connect(discord, COMMANDS, async (interaction: Interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(shown('Lobby', 300));
      if (interaction.isButton()) await interaction.showModal(modal);
      if (interaction.isModalSubmit() && interaction.isFromMessage()) {
        const { fields } = interaction;
        read.push(fields.getTextInputValue('word'), fields.getStringSelectValues('clock'), fields.getRadioGroup('end'));
        read.push(fields.getCheckboxGroup('tiles'), fields.getCheckbox('silent'));
        await interaction.update(shown('Options set', 300));
      }
    });
    const aya = discord.user('aya');
    const { id } = messageOf(await aya.slash('board', {}, { channel: 'board-games' }));
    expect(await aya.press(id, 'Place')).toMatchObject({ kind: 'modal', modal: { title: 'Options' } });
    expect(await aya.submit({ word: '', clock: ['1'], end: '2', tiles: ['1'] })).toMatchObject({ kind: 'refused' });
    expect(await aya.submit({ word: 'luck', clock: ['3'], end: '2', tiles: ['1'] })).toMatchObject({ kind: 'refused' });
    const saved = await aya.submit({ word: 'luck', clock: ['1'], end: '2', tiles: ['1', '2'], silent: true });
    expect([saved.kind, textOf(messageOf(saved))]).toEqual(['updated', 'Options set']);
    expect(read).toEqual(['luck', ['1'], '2', ['1', '2'], true]);
    expect(await aya.submit({})).toMatchObject({ kind: 'refused' });
    expect(bot.errors).toEqual([]);
  });

  test('lets a press fail that nobody answers within three seconds', async () => {
    let now = Date.now();
    const slow = await startFakeDiscord({ clock: { now: () => now, steady: () => now } });
    const late = Promise.withResolvers<unknown>();
    await using bot = await connect(slow, COMMANDS, async (interaction: Interaction) => {
      if (!interaction.isChatInputCommand()) return;
      now += 3001;
      await failed;
      await interaction.reply('Too late.').catch(late.resolve);
    });
    const failed = slow.user('aya').slash('board', {}, { channel: 'board-games' });
    expect(await failed).toEqual({ kind: 'failed' });
    expect(await late.promise).toMatchObject({ code: 10062, status: 404 });
    expect(bot.errors).toEqual([]);
    await slow.close();
  });
});
