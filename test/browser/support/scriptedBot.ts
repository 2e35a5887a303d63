import { once } from 'node:events';
import { createCanvas } from '@napi-rs/canvas';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  CheckboxGroupOptionBuilder,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  RadioGroupBuilder,
  RadioGroupOptionBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
} from 'discord.js';

const CITIES = ['Lisbon', 'London', 'Kyoto'];

const PING = new SlashCommandBuilder()
  .setName('ping')
  .setDescription('Shows a board.')
  .setDescriptionLocalizations({ ja: '盤を表示します。' })
  .addStringOption((option) =>
    option.setName('where').setDescription('The city.').setRequired(true).setAutocomplete(true),
  )
  .addIntegerOption((option) => option.setName('times').setDescription('How often.'))
  .addBooleanOption((option) => option.setName('loud').setDescription('With a noise.'));

const EMPTY = new SlashCommandBuilder().setName('plain').setDescription('Says <b>plain</b> text.');

interface Board {
  readonly city: string;
  readonly times: number;
  readonly note: string;
}

/**
 * A bot that answers with one of everything: a picture, buttons, a menu, a modal, private answers, a thread, a direct
 * message, and sometimes nothing. It keeps no state: what it says is all there is.
 */
export async function startScriptedBot(discord: {
  readonly url: string;
  readonly apiBase: string;
  readonly token: string;
}) {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: discord.apiBase, cdn: `${discord.url}/cdn`, version: '10' },
  });
  const errors: unknown[] = [];
  client.on(Events.Error, (error) => errors.push(error));
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction).catch((error: unknown) => errors.push(error));
  });
  const ready = once(client, Events.ClientReady);
  await client.login(discord.token);
  await ready;
  await client.application?.commands.set([PING.toJSON(), EMPTY.toJSON()]);
  return { errors, stop: () => client.destroy() };
}

/** The next press of `Again`: what is slow takes until then. */
let again = Promise.withResolvers<void>();

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) return answerTyping(interaction);
  if (interaction.isChatInputCommand()) return answerCommand(interaction);
  if (interaction.isButton()) return answerButton(interaction);
  if (interaction.isModalSubmit()) return answerForm(interaction);
  if (!interaction.isStringSelectMenu()) return null;
  return interaction.update({
    components: [boardOf({ city: 'Kyoto', times: 1, note: `menu: ${interaction.values}` })],
  });
}

function answerTyping(interaction: AutocompleteInteraction): Promise<unknown> {
  const typed = interaction.options.getFocused().toLowerCase();
  const fitting = CITIES.filter((city) => city.toLowerCase().includes(typed));
  return interaction.respond(fitting.map((city) => ({ name: `${city}, a city`, value: city })));
}

function answerCommand(interaction: ChatInputCommandInteraction): Promise<unknown> {
  if (interaction.commandName === 'plain') {
    return interaction.reply({
      content: '<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1))',
      files: [new AttachmentBuilder(Buffer.from('one\ntwo'), { name: 'moves.txt' })],
    });
  }
  const city = interaction.options.getString('where', true);
  const times = interaction.options.getInteger('times') ?? 1;
  const note = `loud: ${interaction.options.getBoolean('loud')}`;
  return interaction.reply({
    flags: MessageFlags.IsComponentsV2,
    components: [boardOf({ city, times, note })],
    files: [new AttachmentBuilder(picture(), { name: 'board.png' })],
    allowedMentions: { users: [interaction.user.id] },
  });
}

async function answerButton(interaction: ButtonInteraction): Promise<unknown> {
  switch (interaction.customId) {
    case 'again':
      again.resolve();
      again = Promise.withResolvers<void>();
      return interaction.update({ components: [boardOf({ city: 'Kyoto', times: 2, note: 'pressed' })] });
    case 'secret':
      return interaction.reply({ content: `A secret for <@${interaction.user.id}>`, flags: MessageFlags.Ephemeral });
    case 'slow':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await again.promise;
      return interaction.editReply({ content: 'It took a while.' });
    case 'panel':
      return interaction.reply({
        flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
        components: [panelOf('Which place?', ['Turn', 'Close'], ['1', '2', '10'])],
      });
    case 'panel Turn':
      return interaction.update({ components: [panelOf('Which place now?', ['Turn', 'Close'], ['3'])] });
    case 'panel Close':
      await interaction.deferUpdate();
      return interaction.deleteReply();
    case 'form':
      return interaction.showModal(form());
    case 'thread': {
      await interaction.deferUpdate();
      const thread = await interaction.message.startThread({ name: 'Table 12' });
      return thread.send({
        content: `<@${interaction.user.id}>, your turn.`,
        allowedMentions: { users: [interaction.user.id] },
      });
    }
    case 'mail':
      await interaction.user.send({ content: 'Your hand: 5, 3, 2.' });
      return interaction.reply({ content: 'Sent.', flags: MessageFlags.Ephemeral });
    default:
      if (interaction.customId.startsWith('panel ')) return answerPlace(interaction, interaction.customId.slice(6));
      return null; // `silent`: nothing is answered, as by a bot that hangs
  }
}

/** A number asks for a follower, a follower is the end. */
function answerPlace(interaction: ButtonInteraction, place: string): Promise<unknown> {
  const rows = /\d/.test(place) ? [['A Knight', 'B Thief'], ['Back']] : [];
  return interaction.update({ components: [panelOf(`You took ${place}.`, ...rows)] });
}

function panelOf(text: string, ...rows: readonly (readonly string[])[]): ContainerBuilder {
  const panel = new ContainerBuilder().addTextDisplayComponents(new TextDisplayBuilder().setContent(`### ${text}`));
  for (const row of rows) {
    panel.addActionRowComponents(
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        row.map((label) => button(`panel ${label}`, label, ButtonStyle.Primary)),
      ),
    );
  }
  return panel;
}

function answerForm(interaction: ModalSubmitInteraction): Promise<unknown> {
  const { fields } = interaction;
  const said = {
    word: fields.getTextInputValue('word'),
    clock: fields.getStringSelectValues('clock'),
    end: fields.getRadioGroup('end'),
    options: fields.getCheckboxGroup('options'),
    rated: fields.getCheckbox('rated'),
  };
  return interaction.reply({ content: `\`${JSON.stringify(said)}\``, flags: MessageFlags.Ephemeral });
}

function button(customId: string, label: string, style: ButtonStyle): ButtonBuilder {
  return new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(style);
}

function boardOf({ city, times, note }: Board): ContainerBuilder {
  return new ContainerBuilder()
    .setAccentColor(0x4f7a3a)
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent(`## ${city}\n-# ${times} times · ${note}`))
        .setThumbnailAccessory(
          new ThumbnailBuilder().setURL('attachment://board.png').setDescription('A small board.'),
        ),
    )
    .addSeparatorComponents(new SeparatorBuilder())
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: 'A green board.' }),
    )
    .addActionRowComponents(
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        button('again', 'Again', ButtonStyle.Primary),
        button('secret', 'Secret', ButtonStyle.Secondary),
        button('slow', 'Slow', ButtonStyle.Secondary),
        button('form', 'Form', ButtonStyle.Success),
        button('silent', 'Silent', ButtonStyle.Danger),
      ),
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        button('thread', 'Thread', ButtonStyle.Secondary),
        button('mail', 'Mail', ButtonStyle.Secondary),
        button('panel', 'Panel', ButtonStyle.Secondary),
        button('never', 'Never', ButtonStyle.Secondary).setDisabled(true),
      ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder()
          .setCustomId('worker')
          .setPlaceholder('Place a worker')
          .addOptions(
            new StringSelectMenuOptionBuilder().setLabel('Gate').setValue('gate').setDescription('moved later'),
            new StringSelectMenuOptionBuilder().setLabel('Peddler').setValue('peddler'),
          ),
      ),
    );
}

function form(): ModalBuilder {
  const choice = (name: string, isDefault: boolean) => ({ label: name, value: name, default: isDefault });
  return new ModalBuilder()
    .setCustomId('form')
    .setTitle('Options of table 17')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Options')
        .setDescription('Any mixture works.')
        .setCheckboxGroupComponent(
          new CheckboxGroupBuilder()
            .setCustomId('options')
            .setRequired(false)
            .addOptions(
              new CheckboxGroupOptionBuilder(choice('fluss', true)),
              new CheckboxGroupOptionBuilder(choice('old', false)),
            ),
        ),
      new LabelBuilder()
        .setLabel('Time for a decision')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('clock')
            .addOptions(
              new StringSelectMenuOptionBuilder(choice('24 hours', true)),
              new StringSelectMenuOptionBuilder(choice('none', false)),
            ),
        ),
      new LabelBuilder()
        .setLabel('When the time is over')
        .setRadioGroupComponent(
          new RadioGroupBuilder()
            .setCustomId('end')
            .addOptions(
              new RadioGroupOptionBuilder(choice('vote', false)),
              new RadioGroupOptionBuilder(choice('out', false)),
            ),
        ),
      new LabelBuilder().setLabel('Rated').setCheckboxComponent(new CheckboxBuilder().setCustomId('rated')),
      new LabelBuilder()
        .setLabel('A word')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('word').setStyle(TextInputStyle.Short).setRequired(true).setMinLength(2),
        ),
    );
}

function picture(): Buffer {
  const canvas = createCanvas(1200, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = '#a8b86a';
  context.fillRect(0, 0, 1200, 900);
  context.fillStyle = '#efe3c4';
  context.fillRect(60, 400, 1080, 90);
  return canvas.toBuffer('image/png');
}
