import { posix } from 'node:path';
import { GAME_IDS } from '../../src/engines/games.ts';
import { type Import, readImports } from './readImports.ts';
import { COMPUTED_IMPORTS, ROOMS, type Room } from './rooms.ts';

/** An import that the rooms do not allow: the file, what it names, and why it is refused. */
interface ForbiddenImport {
  readonly file: string;
  /** A path from the root of the repository, or a package; null when computed at run time. */
  readonly target: string | null;
  readonly reason: string;
}

/**
 * The imports of one source file that are not allowed. Throws when the source has a syntax error.
 *
 * @param file path from the root of the repository, with `/`
 */
export function forbiddenImports(file: string, source: string): readonly ForbiddenImport[] {
  return readImports(file, source).flatMap((one) => {
    const target = targetOf(file, one);
    const reason = refusal(file, target, one);
    return reason === null ? [] : [{ file, target, reason }];
  });
}

/** What an import names: a path from the root of the repository, or a package as it is written. */
function targetOf(file: string, { specifier, isUrl }: Import): string | null {
  const isRelative = specifier !== null && (isUrl || specifier.startsWith('.'));
  return isRelative ? posix.join(posix.dirname(file), specifier) : specifier;
}

function refusal(file: string, target: string | null, { specifier, isTypeOnly, isUrl }: Import): string | null {
  if (specifier === null || target === null) {
    return COMPUTED_IMPORTS.includes(file) ? null : 'only files in COMPUTED_IMPORTS may compute what they import';
  }
  const name = roomOf(file);
  const room: Room | undefined = rooms[name];
  if (!room) return `${name} is not a room`;
  if (!isUrl && !specifier.startsWith('.')) {
    return [...room.packages, ...room.node].includes(packageOf(specifier))
      ? null
      : `${name} may not import this package`;
  }

  const other = roomOf(target);
  if (!target.startsWith('src/') && !(isUrl && isNoModule(target)) && other !== name) return 'this is outside of src';
  if (target.startsWith('src/') && other !== name && !room.rooms.includes(other)) {
    if (!room.typesOf?.includes(other)) return `${name} may not import ${other}`;
    if (!isTypeOnly) return `${name} may import only types of ${other}`;
  }

  const game = gameOf(target);
  const own = gameOf(file);
  if (own !== null && game !== null && own !== game) return `${own} may not import ${game}`;
  if (own === null && game !== null && !mayImportGames(file)) return 'only games.ts and the bench import a game';
  if (game !== null && other === 'engines' && name !== 'engines' && target !== `src/engines/${game}/index.ts`) {
    return `from another room only src/engines/${game}/index.ts may be imported`;
  }
  return null;
}

const rooms: Readonly<Record<string, Room>> = ROOMS;

/** The folder or file directly under src, or the folder beside src. */
function roomOf(path: string): string {
  const [top = '', under = ''] = path.split('/');
  return top === 'src' ? under : top;
}

/** The game in whose folder a file is; null for what all games share. */
const gameOf = (file: string): string | null => GAME_IDS.find((id) => file.split('/').includes(id)) ?? null;

/** The registry of each room, and the bench, which measures one game. */
const mayImportGames = (file: string): boolean =>
  posix.basename(file) === 'games.ts' || file.startsWith('src/cli/bench/');

/** `zod` for `zod/v4`, `@napi-rs/canvas` for its entry points, `node:fs` for `node:fs/promises`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A folder or a file of data. */
const isNoModule = (path: string): boolean => !/\.[cm]?[jt]sx?$/.test(path);
