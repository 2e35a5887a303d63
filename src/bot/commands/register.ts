import { type REST, Routes } from 'discord.js';
import { canonicalJson, isRecord } from '../../kernel/json.ts';
import type { Games } from '../contract.ts';
import { commandList } from './list.ts';

/**
 * Registers the commands with Discord. The whole list is written at once, and only when it differs from what is
 * registered: Discord limits how many commands can be created per day.
 *
 * @param playsOn whether members can play on from a record
 * @returns whether the list was written
 */
export async function registerCommands(
  rest: REST,
  application: string,
  games: Games,
  playsOn: boolean,
): Promise<boolean> {
  const wanted = commandList(games, playsOn);
  const route = Routes.applicationCommands(application);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registered: unknown = await rest.get(route, { query });
  if (Array.isArray(registered) && normalized(registered) === normalized(wanted)) return false;
  await rest.put(route, { body: wanted });
  return true;
}

/** The fields that users notice. Discord adds ids, versions, and default values. */
const COMPARED_FIELDS = [
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
  'min_value',
  'contexts',
  'default_member_permissions',
  'integration_types',
] as const;

/** The same text for the same commands, regardless of their order or of what Discord has added. */
function normalized(commands: readonly unknown[]): string {
  return commands
    .map((command) => canonicalJson(comparable(command)))
    .toSorted()
    .join('\n');
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value;
  const entries = COMPARED_FIELDS.flatMap((key) => {
    const inner = key.endsWith('localizations') ? value[key] : comparable(value[key]);
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
