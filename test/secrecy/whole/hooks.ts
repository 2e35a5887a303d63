/** Loads the bot with a few modules exchanged and, for a planted leak, with a changed line. */
import { registerHooks } from 'node:module';

const ROOT = new URL('../../../', import.meta.url).href;
const INSTEAD = new URL('./instead/', import.meta.url).href;

/** Modules of which the bot loads another one instead, which itself loads the real one. */
const EXCHANGED: { readonly [real: string]: string } = {
  'src/engines/games.ts': 'games.ts',
  'src/operation/metrics.ts': 'metrics.ts',
  'src/render/pipeline/renderer.ts': 'renderer.ts',
  'src/store/quickCheck.ts': 'quickCheck.ts',
  'src/tables/unasked/absent.ts': 'absent.ts',
  'src/tables/createTables.ts': 'createTables.ts',
  'src/tables/fair/fair.ts': 'fair.ts',
  'src/tables/record/drawnNumbers.ts': 'drawnNumbers.ts',
};

/** A line of the bot, and what it reads instead. */
export interface Patch {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Call before anything of the bot is loaded. */
export function exchangeModules(patches: readonly Patch[]): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      const other = found.url.startsWith(ROOT) ? EXCHANGED[found.url.slice(ROOT.length)] : undefined;
      const isForBot = context.parentURL?.startsWith(`${ROOT}src/`) === true;
      return other !== undefined && isForBot ? { ...found, url: `${INSTEAD}${other}` } : found;
    },
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const here = patches.filter(({ file }) => url === `${ROOT}${file}`);
      if (here.length === 0) return loaded;
      let source = String(loaded.source instanceof Uint8Array ? Buffer.from(loaded.source) : loaded.source);
      for (const { file, from, to } of here) {
        if (source.split(from).length !== 2) throw new Error(`planting: ${file} has not once: ${from}`);
        source = source.replace(from, () => to);
      }
      return { ...loaded, source };
    },
  });
}
