import { type REST, Routes } from 'discord.js';
import { canonicalJson, isRecord } from '../../kernel/json.ts';
import type { Games } from '../contract.ts';
import { commandList } from './list.ts';

/**
 * Makes Discord know the commands. The whole list is written at once, and only when it differs from what is registered:
 * Discord counts how many commands are made a day.
 *
 * @returns whether the list was written
 */
export async function registerCommands(rest: REST, application: string, games: Games): Promise<boolean> {
  const wanted = commandList(games);
  const route = Routes.applicationCommands(application);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registered: unknown = await rest.get(route, { query });
  if (Array.isArray(registered) && essence(registered) === essence(wanted)) return false;
  await rest.put(route, { body: wanted });
  return true;
}

/** What makes a difference to people: Discord adds ids, versions and whatever is so by itself. */
const SAID = [
  'name',
  'type',
  'description',
  'name_localizations',
  'description_localizations',
  'options',
  'choices',
  'value',
  'required',
  'autocomplete',
  'contexts',
  'integration_types',
] as const;

/** One text for the same commands, whoever wrote them and in whatever order they are listed. */
function essence(commands: readonly unknown[]): string {
  return commands
    .map((command) => canonicalJson(said(command)))
    .toSorted()
    .join('\n');
}

function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isRecord(value)) return value;
  const entries = SAID.flatMap((key) => {
    const inner = key.endsWith('localizations') ? value[key] : said(value[key]);
    return isNothing(inner) ? [] : [[key, inner]];
  });
  return Object.fromEntries(entries);
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
