/** Leaks in what is kept and can be read later: logs, metrics, move lists, records, and published hashes. */
import { HIDDEN, type Leak, leak } from './leak.ts';

export const LEAKS_IN_RECORDS: readonly Leak[] = [
  leak(
    'log',
    'hands are printed',
    'app/runBot.ts',
    'if (changed.ok) callback();',
    'if (changed.ok) {\n    callback();\n    console.log(JSON.stringify(globalThis.position()));\n  }',
  ),
  leak(
    'log',
    'a number of a line that is allowed',
    'bot/publisher/publisher.ts',
    'if (table === null) return outbox.done(idsOf(entries));',
    `if (table === null) return outbox.done(idsOf(entries));
    log.info({ table: id, count: Number(${HIDDEN}) }, 'publishing');`,
    'alhambra',
  ),
  leak(
    'metrics',
    'a label',
    'operation/metrics.ts',
    'answers.observe({ type }, ms / 1000)',
    `answers.observe({ type: type + Number(${HIDDEN}) }, ms / 1000)`,
  ),
  leak(
    'metrics',
    'a number',
    'operation/metrics.ts',
    'moved: () => moves.inc(),',
    `moved: () => moves.inc(1 + Number(${HIDDEN})),`,
    'carcassonne',
  ),
  leak(
    'spectator',
    'onlookers get the standpoint of the first seat',
    'bot/state/context.ts',
    'seating === null || seating.resigned ? standpoints.public :',
    'seating === null || seating.resigned ? standpoints.of(0) :',
  ),
  leak(
    'spectator',
    'everybody sees as the first seat does',
    'tables/standpoint.ts',
    'events.map((event: Kind) => engine.sight(event, viewer))',
    'events.map((event: Kind) => engine.sight(event, 0))',
  ),
  leak(
    'replay',
    'the log of another seat',
    'bot/handlers/look.ts',
    'context.tables.story(started.id, standpoint.viewer)',
    'context.tables.story(started.id, 0)',
  ),
  leak(
    'replay',
    'the log of the seat that acted',
    'tables/reading.ts',
    "row.seq < from ? 'table' : viewer));",
    "row.seq < from ? 'table' : (row.seat ?? viewer)));",
  ),
  leak(
    'export',
    'the record has its rows before the end',
    'tables/proof.ts',
    'if (bare.seed === null) return { record: bare, checks: [] };',
    'if (bare.seed === null) return { record: { ...bare, rows: rows.filter(isPlayed).map(playedOf) }, checks: [] };',
  ),
  leak(
    'export',
    'the record has the deal before the end',
    'tables/proof.ts',
    'const empty = { entropy, deal: null,',
    'const empty = { entropy, deal: live.content.state,',
    'carcassonne',
  ),
  leak(
    'published hash',
    'a hash of the position instead of what was mixed in',
    'tables/disclosure.ts',
    'entropy: entropy && hex(entropy),',
    'entropy: entropy && hex(wordHash(JSON.stringify(live.content.state))),',
  ),
  leak(
    'published hash',
    'the seed of a table that is being played',
    'tables/disclosure.ts',
    'seed: isOver(live.content) ? hex(live.seed) : null,',
    'seed: isOver(live.content) || (live.seq > 30 && live.seq % 7 === 0) ? hex(live.seed) : null,',
    'caylus',
  ),
  leak(
    'published hash',
    'a chained hash beneath the board',
    'bot/messages/board.ts',
    'words.board.note(table.id, game.status(open, locale), markOf(table)),',
    `words.board.note(table.id, game.status(open, locale), markOf(table)) +
              process.getBuiltinModule('crypto').hash('sha256', JSON.stringify(globalThis.position())).slice(0, 8),`,
    'carcassonne',
  ),
];
