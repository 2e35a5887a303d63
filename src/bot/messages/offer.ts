import type { Table } from '../../tables/table/table.ts';
import type { Seating, TableHead } from '../../tables/table/tableHead.ts';
import type { BotGame } from '../contract.ts';
import { button, container, inRows, link, type Message, row, text } from '../discord/components.ts';
import { inSeconds } from '../discord/text.ts';
import { publicWords } from '../state/context.ts';
import type { Players } from '../state/players.ts';
import { boardAddress } from './lobby.ts';

/** The seats of a running game that no member holds. */
export const offeredSeats = ({ status, seats }: TableHead): readonly Seating[] =>
  status === 'running' ? seats.filter(({ holder }) => holder !== 'member') : [];

/**
 * The seats that anyone can take over, a button for each, and one for those who left. Without such a seat a line remains.
 *
 * @param taken who has just taken over or come back, or null
 */
export function offerMessage(game: BotGame, table: Table, players: Players, taken: Seating | null): Message {
  const words = publicWords(table);
  const { clock, buttons } = words;
  const open = offeredSeats(table);
  const { say } = players;
  const news =
    taken === null
      ? []
      : [
          taken.heldFrom > 0
            ? clock.events.tookOver(say.name(taken.seat))
            : clock.events.cameBack(say.name(taken.seat)),
        ];
  if (open.length === 0)
    return container([text([...news, clock.offer.closed(table.id)].join('\n'))], { accent: game.accent });

  const address = boardAddress(table);
  const lines = open.map(({ seat, freeUntil }) =>
    clock.offer.seat({ name: say.name(seat), until: freeUntil === null ? null : inSeconds(freeUntil) }),
  );
  return container(
    [
      text(
        [
          clock.offer.heading(game.words[words.locale].name, table.id),
          ...news,
          ...lines,
          `-# ${clock.offer.body(game.hand !== null)}`,
        ].join('\n'),
      ),
      ...inRows([
        ...open.map(({ seat }) =>
          button(clock.offer.take(say.name(seat)), 'success', {
            ...{ kind: 'verb', table: table.id, verb: 'takeover', argument: `${seat}-${table.seq}` },
          }),
        ),
        button(buttons.comeBack, 'secondary', { kind: 'verb', table: table.id, verb: 'comeback', argument: '' }),
        ...(address === null ? [] : [link(buttons.goToTable, address)]),
      ]).map(row),
    ],
    { accent: game.accent },
  );
}
