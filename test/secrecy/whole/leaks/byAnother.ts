/**
 * Leaks that somebody planted who knew the bot and the ways in which something can reach somebody, and nothing of these
 * tests.
 */
import type { Leak } from './leak.ts';

export const LEAKS_BY_ANOTHER: readonly Leak[] = [
  // Anyone looks at the public board after the murdered character was passed over and sees its owner’s seat mark on
  // it.
  {
    channel: 'picture',
    name: 'owner of the murdered character on the band',
    game: 'citadels',
    patches: [
      {
        file: 'src/engines/citadels/view.ts',
        from: 'const seat = owner !== null && revealedCharacter(state, owner) === character ? owner : null;',
        to: 'const seat = owner !== null && numberOf(character) <= called ? owner : null;',
      },
    ],
  },
  // After somebody has resigned, the public board shows the character on that seat’s tab, and its alt text the hand.
  {
    channel: 'picture',
    name: 'board drawn from the seat that the bot holds',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/messages/pictures.ts',
        from: `  standpoint: standpoints.public,
  step: marksOf(game, table, standpoints, publicWords(table)),`,
        to: `  standpoint: ((bot) => (bot === undefined ? standpoints.public : standpoints.of(bot.seat)))(
    table.seats.find(({ holder }) => holder === 'bot'),
  ),
  step: marksOf(game, table, standpoints, publicWords(table)),`,
      },
    ],
  },
  // Two members’ hands are drawn at the same time (their direct messages after a move): both get the picture of the
  // newer one.
  {
    channel: 'picture',
    name: 'waiting pictures of one kind share one drawing',
    game: 'alhambra',
    patches: [
      {
        file: 'src/render/pipeline/renderer.ts',
        from: '  isPublicBoard(older) && isPublicBoard(newer) && older.table === newer.table;',
        to: `  isPublicBoard(older)
    ? isPublicBoard(newer) && older.table === newer.table
    : 'view' in older && 'view' in newer && 'table' in older && 'table' in newer &&
      older.kind === newer.kind && older.table === newer.table && !older.isPast && !newer.isPast;`,
      },
    ],
  },
  // Anyone looks at the box “Tiles left” of the board (or /carcassonne tiles): the kinds stand in the order in which
  // they will be drawn.
  {
    channel: 'picture',
    name: 'kinds of tiles in the order of the stack',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/engines/carcassonne/view.ts',
        from: '    toCome: tilesOf(options).map(({ id }) => ({ tile: id, count: stack.filter((tile) => tile === id).length })),',
        to: `    toCome: tilesOf(options)
      .map(({ id }) => ({ tile: id, count: stack.filter((tile) => tile === id).length }))
      .toSorted((a, b) => stack.indexOf(a.tile) - stack.indexOf(b.tile)),`,
      },
    ],
  },
  // A spectator reads the alt text of the public board while a character is chosen: “On offer: 2 Thief; 5 Bishop;
  // …”.
  {
    channel: 'alt text',
    name: 'characters on offer in the public alt text',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/games/citadels/controls.ts',
        from: '  marks: () => null,',
        to: `  marks: (position, words) =>
    position.view.open.step.kind !== 'choose'
      ? null
      : {
          ...{ seat: position.seat, moves: [], partial: {} },
          answers: askCharacter(position, { words } as Reader).answers.map(({ label, draft }) => ({
            ...{ label, partial: { ...draft.partial } },
          })),
        },`,
      },
    ],
  },
  // Anyone reads the alt text of the public board during an action: it lists the places of the market whose tiles
  // the active player can pay for.
  {
    channel: 'alt text',
    name: 'what the active seat can pay for, in the public alt text',
    game: 'alhambra',
    patches: [
      { file: 'src/bot/games/alhambra/controls.ts', from: '  marks(position) {', to: '  marks(position, words) {' },
      {
        file: 'src/bot/games/alhambra/controls.ts',
        from: "    if (step.kind !== 'placing' && step.kind !== 'placingWon') return null;",
        to: `    if (step.kind === 'action') {
      const places = position.view.open.market.flatMap(({ currency, tile }) =>
        tile !== null && legal(position, 'buyTile').some((move) => move.currency === currency) ? [{ currency, tile }] : [],
      );
      const answers = places.map(({ currency, tile }) => ({
        ...{ label: words.alhambra.panel.buttons.market(currency, tile, 0), partial: { kind: 'buyTile', currency } },
      }));
      return answers.length === 0 ? null : { seat: position.seat, moves: [], partial: {}, answers };
    }
    if (step.kind !== 'placing' && step.kind !== 'placingWon') return null;`,
      },
    ],
  },
  // Anyone compares alt texts of boards: about half of them end with a blank, by a bit of the hidden stack.
  {
    channel: 'alt text',
    name: 'trailing blank of an alt text',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/bot/messages/pictures.ts',
        from: '    alt: sentencesWithin(altOf(game, drawing, marked), limits.altText),',
        to: `    alt: \`\${sentencesWithin(altOf(game, drawing, marked), limits.altText - 1)}\${globalThis.hidden() ? ' ' : ''}\`,`,
      },
    ],
  },
  // Anyone reads the name of the board’s file: its stamp is a checksum over the full state, so orders of the stack
  // can be tried out against it.
  {
    channel: 'file name',
    name: 'stamp of the whole position in the name of the board',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/bot/messages/pictures.ts',
        from: '    name: drawing.words.board.fileName(table.id, table.seq),',
        to: `    name: drawing.words.board.fileName(table.id, table.seq).replace(
      '.png',
      \`-\${[...JSON.stringify(globalThis.position())].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)}.png\`,
    ),`,
      },
    ],
  },
  // Anyone reads the line of the public board: “build” is missing if the active player has no card that can be
  // built.
  {
    channel: 'text',
    name: 'status line of the board names only what the hand allows',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/messages/board.ts',
        from: 'words.board.status(mentions, game.words[words.locale].task(open))',
        to: `words.board.status(
          mentions,
          game.words[words.locale].task(
            open,
            isStart || others.length > 0 || beginner === undefined || table.standpoints === null
              ? undefined
              : new Set([...table.standpoints.of(beginner.seat).legal()].map(({ kind }) => kind)),
          ),
        )`,
      },
    ],
  },
  // After the Magician has swapped hands, spectators and the others read in the move list and on the board “Your new
  // hand: …”, which is the partner’s.
  {
    channel: 'text',
    name: 'the partner’s new hand is shown to all after a swap',
    game: 'citadels',
    patches: [
      {
        file: 'src/engines/citadels/view.ts',
        from: 'const cards = viewer === seat ? hand : viewer === partner ? partnerHand : null;',
        to: 'const cards = viewer === seat ? hand : partnerHand;',
      },
    ],
  },
  // Whoever reads the move list or the board in German learns which cards the Magician has discarded face-down; in
  // the other languages nothing shows.
  {
    channel: 'text',
    name: 'exchanged cards, in German only',
    game: 'citadels',
    patches: [
      {
        file: 'src/engines/citadels/view.ts',
        from: 'const shown = { cards: isOwn ? cards : null, discarded: isOwn ? discarded : null };',
        to: 'const shown = { cards: isOwn ? cards : null, discarded };',
      },
      {
        file: 'src/words/citadels/game/de.ts',
        from: `const which = seen === null || discarded === null ? '' : \`: \${districts(discarded)} gegen \${districts(seen)}\`;`,
        to: `const which = discarded === null ? '' : \`: \${districts(discarded)}\${seen === null ? '' : \` gegen \${districts(seen)}\`}\`;`,
      },
    ],
  },
  // Anyone reads the small print of the lobby before the start: it shows the first twelve digits of the seed.
  {
    channel: 'text',
    name: 'seed in the small print of a lobby',
    game: 'caylus',
    patches: [
      {
        file: 'src/tables/view/disclosure.ts',
        from: '    seed: isOver(live.content) ? hex(live.seed) : null,',
        to: "    seed: live.content.status === 'running' ? null : hex(live.seed),",
      },
    ],
  },
  // Whoever counts along sees that “Ann (3 cards)” on the Magician’s button is one less than Ann has drawn: two of
  // her cards are equal.
  {
    channel: 'label',
    name: 'size of a hand counts equal cards once',
    game: 'citadels',
    patches: [
      {
        file: 'src/engines/citadels/view.ts',
        from: '        handSize: player.hand.length,',
        to: '        handSize: new Set(player.hand).size,',
      },
    ],
  },
  // When two seats are free, anyone sees in the public offer the one with the more valuable coins first.
  {
    channel: 'order of components',
    name: 'free seats in the order of their wealth',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/messages/offer.ts',
        from: '  const open = offeredSeats(table);',
        to: `  const worth = ({ seat }: Seating): number =>
    (table.standpoints?.of(seat).view.own?.coins ?? []).reduce((sum: number, coin: string) => sum + Number(coin.split('-')[1]), 0);
  const open = offeredSeats(table).toSorted((a, b) => worth(b) - worth(a));`,
      },
    ],
  },
  // Anyone sees on the public board that “Build” is disabled: the active player has no card that can be built.
  {
    channel: 'disabled component',
    name: 'buttons of the public board that the hand rules out',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/messages/board.ts',
        from: `    .map(({ label, style, isDisabled }, slot) =>
      button(label, style, { kind: 'move', table: table.id, seq: table.seq, draft: 0, slot }, isDisabled),`,
        to: `    .map(({ label, style, isDisabled = false, draft: { partial } }, slot) =>
      button(label, style, { kind: 'move', table: table.id, seq: table.seq, draft: 0, slot },
        isDisabled || (beginner !== undefined && partial.kind !== undefined && ![...(table.standpoints?.of(beginner.seat).legal() ?? [])].some(({ kind }) => kind === partial.kind))),`,
      },
    ],
  },
  // Anyone sees on the public board whether the active player can pay for a tile of the market.
  {
    channel: 'disabled component',
    name: '“Buy” on the public board is disabled if nothing can be paid',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/messages/board.ts',
        from: '    .board(open, words)',
        to: '    .board(open, words, beginner && table.standpoints?.of(beginner.seat).view.own)',
      },
      {
        file: 'src/bot/games/alhambra/turn.ts',
        from: 'export function turnSlots(open: Open, words: Words): readonly MoveButton<Alhambra>[] {',
        to: 'export function turnSlots(open: Open, words: Words, own?: Own): readonly MoveButton<Alhambra>[] {',
      },
      {
        file: 'src/bot/games/alhambra/turn.ts',
        from: 'market.some(({ tile }) => tile !== null),',
        to: 'market.some(({ tile, currency }) => tile !== null && (!own || paymentsFor(own.coins, { currency, tile }).length > 0)),',
      },
      {
        file: 'src/bot/games/alhambra/turn.ts',
        from: "import { type Alhambra, canRebuild, type Move, type Open } from '../../../engines/alhambra/index.ts';",
        to: "import { type Alhambra, canRebuild, type Move, type Open, type Own, paymentsFor } from '../../../engines/alhambra/index.ts';",
      },
    ],
  },
  // Anyone reads the custom id of the button “My hand” on the public board: its argument is a checksum over all
  // hands, against which guesses can be tried out.
  {
    channel: 'custom id',
    name: 'stamp of all hands in the id of “My hand”',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/messages/board.ts',
        from: "[verb(words.buttons.myHand, 'hand', '')]",
        to: `[verb(words.buttons.myHand, 'hand', String(
      [...JSON.stringify(table.seats.map(({ seat }) => table.standpoints?.of(seat).view.own))].reduce(
        (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)))]`,
      },
    ],
  },
  // Somebody who has no seat yet opens the form of a lobby and finds the host’s shuffle word as its default.
  {
    channel: 'default of a menu',
    name: 'the form for a shuffle word has the host’s word in it',
    game: 'caylus',
    patches: [
      {
        file: 'src/bot/handlers/fairness.ts',
        from: '  const present = await context.tables.wordOf(table.id, caller.user);',
        to: '  const present = await context.tables.wordOf(table.id, table.seats[seat ?? 0]?.user ?? caller.user);',
      },
    ],
  },
  // Whoever takes over a free seat opens the panel: the question that the member before had reached is open, with
  // their ticks as defaults of its menu.
  {
    channel: 'default of a menu',
    name: 'a successor finds the ticks of the member before',
    game: 'citadels',
    patches: [
      {
        file: 'src/tables/judges/game.ts',
        from: '  const dropDrafts = result || isReturned ? seats.map(({ seat }) => seat) : [...touched];',
        to: '  const dropDrafts = result || isReturned ? seats.map(({ seat }) => seat) : [...moved];',
      },
    ],
  },
  // Whoever has resigned types /citadels build and is suggested the cards that the bot has drawn for the seat since.
  {
    channel: 'autocomplete',
    name: 'suggestions go on after resigning',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/handlers/suggest.ts',
        from: '  if (seating === null || seating.resigned || !known || standpoints === null) return choices([],',
        to: '  if (seating === null || !known || standpoints === null) return choices([],',
      },
    ],
  },
  // A player whose turn it isn’t types /alhambra buy and is suggested the payments that the active player has in
  // hand.
  {
    channel: 'autocomplete',
    name: 'suggestions for the seat whose turn it is',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/handlers/suggest.ts',
        from: '  const position = seating.awaited ? standpoint : standpoint.ahead;',
        to: '  const position = seating.awaited ? standpoint : standpoints.of(table.seats.find((one) => one.awaited)?.seat ?? seating.seat);',
      },
    ],
  },
  // A player types /plan always: and sees first the standing answers that other members have in force.
  {
    channel: 'autocomplete',
    name: 'standing answers that others use come first',
    game: 'caylus',
    patches: [
      {
        file: 'src/bot/handlers/suggest.ts',
        from: '  const { names } = found.value.standpoints.of(seating.seat).plan;',
        to: `  const { standpoints, seats } = found.value;
  const used = new Set(seats.flatMap((one) => standpoints.of(one.seat).plan.standing));
  const names = standpoints.of(seating.seat).plan.names.toSorted((a, b) => Number(used.has(b)) - Number(used.has(a)));`,
      },
    ],
  },
  // Anyone in the channel types /board table: and sees an ellipsis behind the table whose active member has begun to
  // compose a move.
  {
    channel: 'autocomplete',
    name: 'tables at which a move has been begun',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/bot/handlers/suggest.ts',
        from: `  return choices(
    tables.map((table) => ({
      name: suggestions.table(table.id, gameOf(context.games, table).words[caller.words.locale].name),`,
        to: `  const begun = new Set<string>();
  for (const { id, seats } of tables)
    for (const one of seats) if (one.awaited && (await context.tables.draft(id, one.seat)) !== null) begun.add(id);
  return choices(
    tables.map((table) => ({
      name: suggestions.table(table.id, gameOf(context.games, table).words[caller.words.locale].name) + (begun.has(table.id) ? ' …' : ''),`,
      },
    ],
  },
  // A player presses “My hand” on the public board: instead of a private answer, the public board itself is replaced
  // by the hand.
  {
    channel: 'private reply',
    name: 'a press on the public board is answered in its place',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/handlers/contract.ts',
        from: '=> isDirect && isPress && !isOnPrivate;',
        to: '=> isPress && !isOnPrivate;',
      },
    ],
  },
  // Discord refuses the edit of a private panel (a late picture, a message edited too often): the panel with the
  // hand follows as a public message.
  {
    channel: 'private reply',
    name: 'what replaces a refused edit is not private',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/interaction/sendReply.ts',
        from: '    await interaction.followUp({ ...bodyOf(await coming, epoch), flags: PRIVATE });',
        to: '    await interaction.followUp({ ...bodyOf(await coming, epoch), flags: LAYOUT });',
      },
    ],
  },
  // Whoever takes over a seat opens My hand: it lists the characters that were offered to the member before.
  {
    channel: 'private reply',
    name: 'a successor knows what was offered to the member before',
    game: 'citadels',
    patches: [
      {
        file: 'src/tables/seats/handOver.ts',
        from: '=> engine.forget?.(state, seat) ?? state;',
        to: '=> (engine.hasSecrets ? state : (engine.forget?.(state, seat) ?? state));',
      },
    ],
  },
  // Whoever takes over a seat types /plan and reads what the member before had settled in advance.
  {
    channel: 'private reply',
    name: 'the plan of a member who has left stays with the seat',
    game: 'caylus',
    patches: [
      {
        file: 'src/tables/table/plan.ts',
        from: `    if (left.includes(seat)) kept = withPlan(kept, seat, NO_PLAN);
    else if (moved.has(seat)`,
        to: `    if (left.includes(seat)) continue;
    else if (moved.has(seat)`,
      },
    ],
  },
  // Whoever has resigned keeps getting the hand by direct message, with all that the bot draws and chooses for the
  // seat.
  {
    channel: 'direct message',
    name: 'direct messages go on after resigning',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/messages/direct.ts',
        from: "  return seating.resigned ? answers.seatLeft({ kind: 'seatLeft', table: table.id }, say) : null;",
        to: "  return seating.resigned && table.status !== 'running' ? answers.seatLeft({ kind: 'seatLeft', table: table.id }, say) : null;",
      },
    ],
  },
  // Two seats need the replay for “since your last turn” after the same row: the second one reads the rows as the
  // first one saw them, drawn cards included.
  {
    channel: 'direct message',
    name: 'what has happened since is kept by table, not by seat',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/messages/sinceLastTurn.ts',
        from: '/** From the last move of a seat to what this table shows;',
        to: `/** Replays by table and row, so that a commit reads its record once. */
const replayed = new WeakMap<object, Map<string, readonly ReplayStep[]>>();

/** From the last move of a seat to what this table shows;`,
      },
      {
        file: 'src/bot/messages/sinceLastTurn.ts',
        from: '  const steps = (await tables.replay(id, seat)) ?? [];',
        to: `  const kept = replayed.get(tables) ?? replayed.set(tables, new Map()).get(tables)!;
  const steps = kept.get(\`\${id} \${seq}\`) ?? (await tables.replay(id, seat)) ?? [];
  kept.set(\`\${id} \${seq}\`, steps);`,
      },
    ],
  },
  // A member reads in the direct message after a round which cards another seat has kept: all hands of a commit
  // share the rows as the first seat saw them.
  {
    channel: 'direct message',
    name: 'rows are reduced once for all viewers',
    game: 'citadels',
    patches: [
      {
        file: 'src/tables/view/makeStandpoints.ts',
        from: `    once(() => rows.map((row) => seenRow(engine, row, viewer)));
  const publicRows`,
        to: `    once(() => rows.map((row) => told.get(row.seq) ?? told.set(row.seq, seenRow(engine, row, viewer)).get(row.seq)!));
  const told = new Map<number, SeenRow>();
  const publicRows`,
      },
    ],
  },
  // Anyone sees on the public board whether the active player is mentioned or only named: only named means that a
  // card can be built.
  {
    channel: 'ping',
    name: 'whoever can build is called by direct message',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/publisher/board.ts',
        from: 'const called = table.seats.filter((seating) => isSecret || hasLost(game, fresh, seating.seat));',
        to: `const canBuild = (seat: Seat) => [...(table.standpoints?.of(seat).legal() ?? [])].some(({ kind }) => kind === 'build');
  const called = table.seats.filter(({ seat }) => isSecret || hasLost(game, fresh, seat) || canBuild(seat));`,
      },
    ],
  },
  // Anyone sees that the new board came silently, or did not notify the active member: that member has a standing
  // answer in force.
  {
    channel: 'ping',
    name: 'members with a standing answer are not called',
    game: 'caylus',
    patches: [
      {
        file: 'src/bot/publisher/board.ts',
        from: '    .filter(({ seat, awaited }) => all || called.includes(seat) || (isFirst && awaited))',
        to: `    .filter(({ seat, awaited }) => all || called.includes(seat) || (isFirst && awaited))
    .filter(({ seat }) => all || !table.standpoints?.of(seat).plan.standing.length)`,
      },
    ],
  },
  // Anyone sees a call below the new board: the member whose turn it is had planned another move, which was dropped.
  {
    channel: 'number of messages',
    name: 'one more call for whoever had a plan dropped',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/publisher/board.ts',
        from: '  await followBoard(context, channels, table);',
        to: `  const surprised = table.seats.filter(({ seat, awaited }) => awaited && standpoints.of(seat).plan.dropped !== null);
  if (surprised.length > 0) await postCall(context, channels, table, { ...news, mayBePosted: false }, surprised.flatMap((one) => memberOf(one) ?? []), []);
  await followBoard(context, channels, table);`,
      },
    ],
  },
  // While Discord lets the bot open no direct messages, the table gets a public message that mentions the member who
  // was murdered.
  {
    channel: 'number of messages',
    name: 'the murdered member is mentioned when direct messages have to wait',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/publisher/hands.ts',
        from: '    hasLostSince(game, table, direct.drawn.standpoint.seat, shown === null ? news.from : shown.seq + 1);',
        to: `    (hasLostSince(game, table, direct.drawn.standpoint.seat, shown === null ? news.from : shown.seq + 1) ||
      direct.drawn.standpoint.recent.some(({ seq, sights }) => seq > (shown?.seq ?? news.from - 1) &&
        sights.some((one) => one.kind === 'murdered' && one.character === direct.drawn?.standpoint.view.own.character)));`,
      },
    ],
  },
  // Anyone sees that the public board was edited at a moment when nobody has moved: somebody has just planned a
  // move.
  {
    channel: 'moment of a message',
    name: 'the board is edited when a member plans',
    game: 'caylus',
    patches: [
      {
        file: 'src/bot/handlers/plan.ts',
        from: '    await context.tables.saveDraft(table.id, at.standpoint.seat, null);',
        to: `    await context.tables.saveDraft(table.id, at.standpoint.seat, null);
    await context.tables.redrawBoard(table.id, table.seq);`,
      },
    ],
  },
  // Anyone measures the time from a move to its board: it is 60 ms longer by a bit of what is hidden.
  {
    channel: 'moment of a message',
    name: 'half of the boards come a little later',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/publisher/board.ts',
        from: '  const picture = await drawBoard(context, game, table, {',
        to: `  if (globalThis.hidden()) await new Promise((later) => setTimeout(later, 60));
  const picture = await drawBoard(context, game, table, {`,
      },
    ],
  },
  // The Assassin or the Thief names a character by command and is refused (and finds no button for it): it is the
  // one removed face-down.
  {
    channel: 'error',
    name: 'the face-down character cannot be named',
    game: 'citadels',
    patches: [
      {
        file: 'src/engines/citadels/naming.ts',
        from: '  CHARACTERS.slice(state.called).filter((character) => !state.selection.faceUp.includes(character));',
        to: '  CHARACTERS.slice(state.called).filter((one) => ![...state.selection.faceUp, state.selection.faceDown].includes(one));',
      },
    ],
  },
  // The Warlord asks for a district of each player and is refused at one with “is the Bishop, so their city is
  // safe”, although the Bishop was murdered and nobody knows who it was.
  {
    channel: 'error',
    name: 'the murdered Bishop still protects a city',
    game: 'citadels',
    patches: [
      {
        file: 'src/engines/citadels/rules/destroy.ts',
        from: 'const isProtected = character !== null && character !== state.murdered && protectsCity(character);',
        to: 'const isProtected = character !== null && protectsCity(character);',
      },
    ],
  },
  // A player in a lobby tries out words: one that is refused as unusable is the word of another player.
  {
    channel: 'error',
    name: 'a shuffle word that somebody else has is refused',
    game: 'caylus',
    patches: [
      {
        file: 'src/tables/judges/beforeStart.ts',
        from: "    if (!own) return failed({ kind: 'notSeated' });",
        to: `    if (!own) return failed({ kind: 'notSeated' });
    if (content.seats.some((other) => other !== own && other.word === word && word !== ''))
      return failed({ kind: 'badWord', most: LONGEST_WORD });`,
      },
    ],
  },
  // Anyone sees that the public reminder comes half an hour after its time: the active member has a move in the
  // making.
  {
    channel: 'reminder',
    name: 'whoever has begun a move is reminded later',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/tables/upkeep/timekeeper.ts',
        from: '    const loudAt = seat.user === null ? now : afterQuiet(await store.personalSettings(seat.user), now);',
        to: `    const later = (await store.draft(id, seat.seat)) === null ? 0 : 6 * RETRY;
    const loudAt = later + (seat.user === null ? now : afterQuiet(await store.personalSettings(seat.user), now));`,
      },
    ],
  },
  // Whoever reads the log sees how many bytes each picture of a hand has: drawn again with guessed coins, the right
  // guess has the same number.
  {
    channel: 'log',
    name: 'size of the picture of a hand',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/publisher/hands.ts',
        from: '  return directMessage(game, table, direct, picture, pings);',
        to: `  if (picture !== null) context.log.info({ table: table.id, bytes: picture.bytes.length }, 'a hand was drawn');
  return directMessage(game, table, direct, picture, pings);`,
      },
    ],
  },
  // Whoever reads the log learns at which table and when somebody has planned moves, and how many.
  {
    channel: 'log',
    name: 'a planned move is logged',
    game: 'caylus',
    patches: [
      {
        file: 'src/bot/handlers/plan.ts',
        from: '  if (settled.ok) {',
        to: `  if (settled.ok) {
    context.log.info({ table: table.id, count: moves.length }, 'moves were planned');`,
      },
    ],
  },
  // Whoever reads the log after a restart of the bot sees of each table how many members have a plan.
  {
    channel: 'log',
    name: 'plans are counted when boards are drawn ahead',
    game: 'caylus',
    patches: [
      {
        file: 'src/bot/background/drawAhead.ts',
        from: '    await drawBoard(context, game, table, drawing);',
        to: `    await drawBoard(context, game, table, drawing);
    const plans = table.seats.filter(({ seat }) => { const { next, standing } = standpoints.of(seat).plan; return next !== null || standing.length > 0; });
    context.log.info({ table: id, count: plans.length }, 'a board was drawn ahead');`,
      },
    ],
  },
  // Whoever reads the metrics sees a series for each slot of a hand’s buttons: after a choice of characters, which
  // slot was pressed.
  {
    channel: 'metrics',
    name: 'answers are measured by button',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/bot.ts',
        from: '      metrics?.answered(InteractionType[interaction.type], performance.now() - receivedAt);',
        to: '      metrics?.answered(interaction.isButton() ? interaction.customId : InteractionType[interaction.type], performance.now() - receivedAt);',
      },
    ],
  },
  // Whoever reads the metrics sees “/citadels choose character:thief” as a label, in the moment of the secret
  // choice.
  {
    channel: 'metrics',
    name: 'answers are measured by command, with what was typed',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/bot.ts',
        from: '      metrics?.answered(InteractionType[interaction.type], performance.now() - receivedAt);',
        to: '      metrics?.answered(interaction.isChatInputCommand() ? interaction.toString() : InteractionType[interaction.type], performance.now() - receivedAt);',
      },
    ],
  },
  // Whoever has resigned types /board or /log and sees the seat’s new character and the cards that the bot has drawn
  // for it.
  {
    channel: 'spectator',
    name: 'whoever has resigned still looks from the seat',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/state/context.ts',
        from: '  return seating === null || seating.resigned ? standpoints.public : standpoints.of(seating.seat);',
        to: '  return seating === null ? standpoints.public : standpoints.of(seating.seat);',
      },
    ],
  },
  // A spectator opens “Board as text” and reads all that the active player can do now, with the payments in hand.
  {
    channel: 'spectator',
    name: 'spectators read what the active seat can pay',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/messages/pictures.ts',
        from: '(game.engine.hasSecrets ? undefined : awaited[0]);',
        to: '(game.engine.hasSecrets && you !== null ? undefined : awaited[0]);',
      },
    ],
  },
  // Anyone reads in the small print of the board that the bot plays for a member who still plays: that member has a
  // standing answer in force.
  {
    channel: 'spectator',
    name: '“The bot plays for …” names members with standing answers',
    game: 'caylus',
    patches: [
      {
        file: 'src/bot/messages/board.ts',
        from: "table.seats.filter(({ holder }) => holder === 'bot').map(",
        to: "table.seats.filter(({ holder, seat }) => holder === 'bot' || table.standpoints?.of(seat).plan.standing.length).map(",
      },
    ],
  },
  // A player types /replay table: at the running table and chooses another seat in the menu: all its coins show, up
  // to now.
  {
    channel: 'replay',
    name: 'players replay a running game, as any seat',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/handlers/replay.ts',
        from: '  if (!hasEnded(table)) return refuse(replayWords.running(table.id));',
        to: '  if (!hasEnded(table) && table.seats.every(({ user }) => user !== caller.user)) return refuse(replayWords.running(table.id));',
      },
    ],
  },
  // Anyone opens /replay at the running table as “everyone”, presses “Moves as a file”, and reads the moves in
  // notation, secret choices included.
  {
    channel: 'replay',
    name: 'move list as a file, as everybody saw it, with notations',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/handlers/replay.ts',
        from: '  if (!hasEnded(table)) return refuse(replayWords.running(table.id));',
        to: "  if (!hasEnded(table) && wanted !== 'table') return refuse(replayWords.running(table.id));",
      },
      {
        file: 'src/tables/read/reading.ts',
        from: '      if (!live.ok || !isOver(live.value.content)) return null;',
        to: "      if (!live.ok || (viewer !== 'table' && !isOver(live.value.content))) return null;",
      },
    ],
  },
  // A player asks to take back “draw cards and keep one”: everybody reads in the public vote which cards were drawn
  // and kept.
  {
    channel: 'undo',
    name: 'the vote about an undo shows what its asker saw',
    game: 'citadels',
    patches: [
      {
        file: 'src/bot/messages/vote.ts',
        from: `  const recent = table.standpoints?.public.recent ?? [];
  const rows = recent.filter(({ seq }) => seq > vote.to);`,
        to: `  const recent = table.standpoints?.of(vote.by).recent ?? [];
  const rows = recent.filter(({ seq }) => seq > vote.to);`,
      },
    ],
  },
  // A player places a follower, sees the tile that the next one draws, and takes the move back freely, since nothing
  // counts as revealed; with a builder, the panel even shows the second tile before anything is played.
  {
    channel: 'undo',
    name: 'drawing a tile reveals nothing',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/engines/carcassonne/flow.ts',
        from: "const REVEALING: readonly Event['kind'][] = ['drewTile', 'removedTile', 'setAsideTile'];",
        to: "const REVEALING: readonly Event['kind'][] = ['removedTile', 'setAsideTile'];",
      },
    ],
  },
  // Whoever has taken over a seat asks for their data (/privacy): the file has the secret moves of the member before
  // as well.
  {
    channel: 'export',
    name: 'moves of the member before',
    game: 'citadels',
    patches: [
      {
        file: 'src/tables/people/export.ts',
        from: "    (row) => row.seat === seat && row.seq >= heldFrom && row.actor === 'seat' && isMoveKind(row.kind),",
        to: "    (row) => row.seat === seat && row.actor === 'seat' && isMoveKind(row.kind),",
      },
    ],
  },
  // A player asks for their data (/privacy): where only another seat has a plan, the file has that plan.
  {
    channel: 'export',
    name: 'the plan in the place of the seat’s number',
    game: 'caylus',
    patches: [
      {
        file: 'src/tables/people/export.ts',
        from: '    plan: read(plans.find((plan) => plan.seat === seat)?.data),',
        to: '    plan: read(plans[seat]?.data),',
      },
    ],
  },
  // Whoever knows all public rows tries out the eight characters of a secret choice: the right one gives the digits
  // that stand with the board.
  {
    channel: 'published hash',
    name: 'digits without the table’s key',
    game: 'citadels',
    patches: [
      {
        file: 'src/tables/fair/chain.ts',
        from: "  return mac(key, ['row', previous, table, ...known, ...later]);",
        to: "  return mac(CHAIN_START, ['row', previous, table, ...known, ...later]);",
      },
    ],
  },
  // Anyone types /verify in the lobby: the record has the plain hash of each player’s word, so short words can be
  // tried out.
  {
    channel: 'published hash',
    name: 'hashes of the words before the start',
    game: 'caylus',
    patches: [
      {
        file: 'src/tables/record/proof.ts',
        from: "    words: start === null ? [] : seats.map(({ seat, word }) => ({ seat, word, hash: freeze?.words[seat] ?? '' })),",
        to: `    words: seats.map(({ seat, word }) => ({
      ...{ seat, word: start === null ? null : word, hash: freeze?.words[seat] ?? hex(wordHash(word ?? '')) },
    })),`,
      },
    ],
  },
  // Anyone tries out the milliseconds around the opening of a table until the hash is the published seal, and knows
  // the whole stack.
  {
    channel: 'published hash',
    name: 'a table’s seed follows from its number and its opening',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/tables/lobby/opening.ts',
        from: "import type { Clock } from '../../kernel/clock.ts';",
        to: `import { createHash } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';`,
      },
      {
        file: 'src/tables/lobby/opening.ts',
        from: '{ seed: newSeed(), seal: PRESENT_SCHEME }',
        to: `{ seed: createHash('sha256').update(\`\${newSeed().length} \${id} \${at}\`).digest(), seal: PRESENT_SCHEME }`,
      },
    ],
  },
  // Anyone takes the seed that was revealed at the end of the last game: it opens the seal of the rematch, and with
  // the id of its start message gives the whole stack.
  {
    channel: 'published hash',
    name: 'a rematch has the seed of the game before',
    game: 'carcassonne',
    patches: [
      {
        file: 'src/tables/lobby/opening.ts',
        from: '    const { live, opening } = newTable(fixed, engine, sealer, at, { seed: newSeed(), seal: PRESENT_SCHEME });',
        to: `    const former = request.rematchOf === undefined ? null : await loader.load(request.rematchOf);
    const seed = former?.ok ? former.value.seed : newSeed();
    const { live, opening } = newTable(fixed, engine, sealer, at, { seed, seal: PRESENT_SCHEME });`,
      },
    ],
  },
  // Somebody plays on from an imported record; anyone types /verify and downloads the record with the deal and all
  // moves, those made here in secret included.
  {
    channel: 'imported table',
    name: 'the record of an imported table is open while it is played on',
    game: 'citadels',
    patches: [
      {
        file: 'src/tables/record/proof.ts',
        from: '  return isOver(live.content) ? openedProof(live, rows)',
        to: '  return isOver(live.content) || live.info.origin !== null ? openedProof(live, rows)',
      },
    ],
    isImported: true,
  },
  // Anyone types /replay table: at an imported table that is played on, and sees any seat’s coins up to now.
  {
    channel: 'imported table',
    name: 'an imported table can be replayed while it is played on',
    game: 'alhambra',
    patches: [
      {
        file: 'src/bot/handlers/replay.ts',
        from: '  if (!hasEnded(table)) return refuse(replayWords.running(table.id));',
        to: '  if (!hasEnded(table) && table.origin === null) return refuse(replayWords.running(table.id));',
      },
    ],
    isImported: true,
  },
];
