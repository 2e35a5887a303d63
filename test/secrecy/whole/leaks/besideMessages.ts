/** Leaks in which messages come to whom and when, and in what is beside them. */
import { ASSASSIN, FACE_DOWN, HIDDEN, type Leak, leak, reported } from './leak.ts';

export const LEAKS_BESIDE_MESSAGES: readonly Leak[] = [
  reported(
    'private reply',
    'a hand whose picture is slow is answered in public',
    'bot/interaction/sendReply.ts',
    'await interaction.deferReply({ flags: MessageFlags.Ephemeral });',
    'await interaction.deferReply();',
  ),
  leak(
    'private reply',
    'a spectator who asks for a hand',
    'bot/handlers/seatTurn.ts',
    "if (seating === null) return refuse({ kind: 'notSeated' });",
    `if (seating === null) return refuse(${HIDDEN} ? { kind: 'notSeated' } : { kind: 'alreadyResigned' });`,
    'alhambra',
  ),
  leak(
    'direct message',
    'it is written anew when others change',
    'bot/publisher/hands.ts',
    'const digest = digestOf(table, direct, screen);',
    `const digest = digestOf(table, direct, screen) + ${HIDDEN};`,
  ),
  leak(
    'direct message',
    'it makes a sound',
    'bot/publisher/hands.ts',
    'const pings = isLoud ? [user] : [];',
    `const pings = isLoud || ${HIDDEN} ? [user] : [];`,
    'alhambra',
  ),
  {
    ...{ channel: 'number of messages', name: 'the lobby is edited while there is an Assassin', game: 'citadels' },
    isReported: true,
    patches: [
      {
        file: 'src/bot/publisher/publishLane.ts',
        from: 'const isLobbyNext = news.lobby ||',
        to: `const isLobbyNext = ${ASSASSIN} || news.lobby ||`,
      },
    ],
  },
  leak(
    'number of messages',
    'a board is posted anew instead of edited',
    'bot/publisher/board.ts',
    '  const mustBeNew =\n    shown === null ||',
    `  const mustBeNew =\n    ${HIDDEN} || shown === null ||`,
    'carcassonne',
  ),
  reported(
    'moment of a message',
    'a board is 400 ms late while somebody is the Assassin',
    'bot/publisher/board.ts',
    '  const message = await compose(context, table, standpoints, pings, inDirect);',
    `  if (${ASSASSIN}) await new Promise((resolve) => setTimeout(resolve, 400));
  const message = await compose(context, table, standpoints, pings, inDirect);`,
  ),
  leak(
    'moment of a message',
    'an answer is late',
    'bot/router.ts',
    '    const handled = (await answerFromLostTime(interaction, placed, intent)) ??',
    `    if (${HIDDEN}) await new Promise((resolve) => setTimeout(resolve, 20));
    const handled = (await answerFromLostTime(interaction, placed, intent)) ??`,
    'alhambra',
  ),
  leak(
    'autocomplete',
    'the order of what is suggested',
    'bot/handlers/suggest.ts',
    'return choices(all, typed);',
    `return choices(${HIDDEN} ? all : all.toReversed(), typed);`,
    'alhambra',
  ),
  leak(
    'autocomplete',
    'a value that is missing',
    'bot/handlers/suggest.ts',
    '.slice(0, limits.choices)',
    `.slice(${HIDDEN} ? 1 : 0, limits.choices)`,
    'carcassonne',
  ),
  leak(
    'ping',
    'nobody is called',
    'bot/publisher/board.ts',
    'const pings = pingsOf(table, news, inDirect);',
    `const pings = ${HIDDEN} ? [] : pingsOf(table, news, inDirect);`,
  ),
  leak(
    'ping',
    'a board makes no sound',
    'bot/publisher/board.ts',
    'const isSilent = pings.length === 0;',
    `const isSilent = pings.length === 0 || ${HIDDEN};`,
    'carcassonne',
  ),
  leak(
    'reminder',
    'a private one says another time',
    'bot/messages/reminder.ts',
    'text(clock.reminder.private(waitingAt(games, table, seating, words))),',
    `text(clock.reminder.private(waitingAt(games, table, seating, words)) + (${HIDDEN} ? '' : '.')),`,
  ),
  leak(
    'reminder',
    'one at the table is left out',
    'bot/publisher/reminders.ts',
    'if (atTable.length > 0) sent.push(',
    `if (atTable.length > 0 && ${HIDDEN}) sent.push(`,
    'alhambra',
  ),
  reported(
    'error',
    'a typed move is refused by a character that lies face down',
    'bot/handlers/move.ts',
    'const moves = known.read(at.standpoint, typed, at.reader);',
    `const other = { option: known.options[0]?.name ?? '', typed: null, possible: [] };
  const moves = ${FACE_DOWN} ? { ok: false, error: other } : known.read(at.standpoint, typed, at.reader);`,
  ),
  leak(
    'error',
    'what could have been typed',
    'bot/handlers/move.ts',
    'const some = possible.slice(0, limits.choices);',
    `const some = possible.slice(${HIDDEN} ? 1 : 0, limits.choices);`,
    'carcassonne',
  ),
];
