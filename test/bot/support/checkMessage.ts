import { ComponentType } from 'discord.js';
import { countComponents, type Message } from '../../../src/bot/discord/components.ts';
import { limits } from '../../../src/bot/discord/limits.ts';

/** What Discord would refuse in a message: a list of sentences, empty when it is right. */
export function wrongWith({ components, files, kept, pings }: Message): readonly string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const ids: string[] = [];
  let text = 0;

  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const one = value as Readonly<Record<string, unknown>>;
    switch (one.type) {
      case ComponentType.Button: {
        const label = String(one.label);
        must(label.length > 0 && label.length <= limits.buttonLabel, `label of ${label.length} characters`);
        if (typeof one.custom_id === 'string') ids.push(one.custom_id);
        else must(String(one.url).startsWith('https://'), `address ${one.url}`);
        break;
      }
      case ComponentType.StringSelect: {
        const options = one.options as readonly { label: string; value: string; default: boolean }[];
        const most = Number(one.max_values);
        const ticked = options.filter((option) => option.default).length;
        ids.push(String(one.custom_id));
        must(options.length >= 1 && options.length <= limits.menuLines, `menu of ${options.length} lines`);
        must(most >= 1 && most <= options.length && ticked <= most, `${ticked} of ${most} of ${options.length} lines`);
        must(String(one.placeholder).length <= limits.placeholder, 'placeholder too long');
        must(new Set(options.map(({ value }) => value)).size === options.length, 'a line twice');
        must(
          options.every(({ label }) => label.length >= 1 && label.length <= limits.menuLine),
          'a line too long',
        );
        break;
      }
      case ComponentType.TextDisplay: {
        const { length } = String(one.content);
        must(length > 0, 'empty text');
        text += length;
        break;
      }
      case ComponentType.ActionRow: {
        const count = Array.isArray(one.components) ? one.components.length : 0;
        must(count >= 1 && count <= limits.buttonsInRow, `row of ${count}`);
        break;
      }
      case ComponentType.File: {
        const name = (one.file as { readonly url: string }).url.replace('attachment://', '');
        must(
          files.some((file) => file.name === name),
          `no file ${name}`,
        );
        break;
      }
      case ComponentType.MediaGallery:
        for (const item of one.items as readonly { media: { url: string }; description: string }[]) {
          must(item.description.length <= limits.altText, 'alt text too long');
          const name = item.media.url.replace('attachment://', '');
          must(
            [...files, ...kept].some((file) => file.name === name),
            `no file ${name}`,
          );
        }
    }
    Object.values(one).forEach(walk);
  };
  walk(components);

  must(countComponents(components) <= limits.components, `${countComponents(components)} components`);
  must(text <= limits.text, `${text} characters of text`);
  must(new Set(ids).size === ids.length, 'a custom id twice');
  must(
    ids.every((id) => id.length >= 1 && id.length <= limits.customId),
    'a custom id too long',
  );
  must(
    files.every(({ name }) => /^[\w.-]+$/.test(name)),
    'a file name with other than plain characters',
  );
  must(new Set(pings).size === pings.length, 'a mention twice');
  return wrong;
}
