/** The table on a phone: everything in one column, districts identified by their buildings alone. */

import { type Character, type Own, openMoves } from '../../../../engines/citadels/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import { furtherMoveNames } from '../../../../words/citadels/picture/short.ts';
import type { Picture } from '../../../contract.ts';
import { layerOf, pageOf } from '../../../kit/page.ts';
import type { Subject } from '../subject.ts';
import { band } from './band.ts';
import { type TallHeading, tallHeader } from './header.ts';
import { MARGIN, WIDTH } from './layout.ts';
import { news } from './news.ts';
import { playerRows, rowsOf } from './rows.ts';

/** @param own what only the viewer knows, such as their character before it is called; null for everyone */
export function tallBoard(subject: Subject, own: Own | null): Picture {
  const rows = rowsOf(subject.open.players.length);
  return pageOf(
    WIDTH,
    rows.bottom + MARGIN,
    [tallHeader(headingOf(subject))],
    [
      layerOf('band', [band(subject)]),
      layerOf('news', news(subject, own)),
      layerOf('rows', playerRows(rows, subject, own)),
    ],
  );
}

/** Who can do what. */
function headingOf(subject: Subject): TallHeading {
  const { open, names, words } = subject;
  const { header } = words.citadels.picture;
  const { step, turn } = open;
  const isUrgent = open.isLastRound && step.kind !== 'over';
  const common = {
    ...{ note: isUrgent ? header.lastRound : header.round(open.round), isUrgent, deckSize: open.deckSize, sign: null },
  };
  const about = (seat: Seat, line: string, character: Character | null = null): TallHeading => ({
    ...{ ...common, names: [names[seat] ?? ''], short: names[seat] ?? '', line, sign: character },
    sentence: ([name = '']) =>
      character === null ? name : header.who(name, words.citadels.names.characters[character]),
  });
  const { tasks } = header;
  switch (step.kind) {
    case 'over':
      return { ...common, names: [], short: null, sentence: () => words.picture.closed, line: '' };
    case 'choose':
      return about(step.seat, tasks.chooses);
    case 'keep':
      return about(step.seat, tasks.keeps(step.keep, step.drawn), turn?.character);
    case 'graveyard':
      return about(step.seat, tasks.salvages(words.citadels.names.districts[step.district]));
    case 'turn': {
      if (turn === null) throw new Error('the step is a turn, but there is no current turn');
      const isBegun = turn.used.includes('action');
      const line = isBegun ? tasks.still(furtherMoveNames(openMoves(open, turn), words.citadels)) : tasks.takes;
      return about(step.seat, line, turn.character);
    }
  }
}
