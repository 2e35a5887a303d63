import { type Carcassonne, type Move, STRENGTHS } from '../../../engines/carcassonne/index.ts';
import { cellName } from '../../../words/speech.ts';
import type { MoveButton, MoveDraft, PanelStep, Position, Reader } from '../../contract.ts';
import { inRows } from '../../discord/components.ts';
import { limits } from '../../discord/limits.ts';
import { type Spot, spotsOf } from './choices.ts';
import { pendingText } from './drache/marvels.ts';
import { fairyButtons } from './drache/people.ts';
import { portalButtons } from './drache/portal.ts';
import { hasOthers, nobodyLabel } from './offers.ts';
import { pointsFor, prospectOf } from './outlook.ts';
import { hinted, prizeText } from './outlookText.ts';
import { spotInWords, spotLabel } from './spotText.ts';

/**
 * Step 2: the legal spots by letter, for each figure that can go there, and no figure. Never asked if nothing can be
 * done: the turn then goes on by itself. Followers come first, other kinds of figures in rows of their own unless one
 * row holds all; then what leads to another tile by portal, and to the fairy.
 */
export function askFigure(
  position: Position<Carcassonne>,
  draft: MoveDraft<Carcassonne>,
  reader: Reader,
): PanelStep<Carcassonne> {
  const { buttons, questions, notes, drache } = reader.words.carcassonne.panel;
  const { placements, players, options } = position.view.open;
  const tile = placements.at(-1)!; // A tile has just been placed.
  const spots = spotsOf(position);
  const portals = portalButtons(position, draft, reader);
  // On a volcano, only the fairy can be moved (rules §13.1).
  const isOnlyFairy = spots.length === 0 && portals.length === 0;
  const nobody = isOnlyFairy ? drache.buttons.leaveFairy : nobodyLabel(position, reader);
  const pass: Move = { kind: 'pass' };
  const prospect = prospectOf(position, [pass]);
  const choice = (label: string, partial: Move, hint: string): MoveButton<Carcassonne> => ({
    ...{ label, style: 'primary', draft: { moves: draft.moves, partial, picked: [] } },
    ...hinted(reader, hint),
  });
  const isOneRow = spots.length < limits.buttonsInRow;
  const kindOf = ({ move: { figure } }: Spot) => (isOneRow ? 'all' : STRENGTHS[figure] > 0 ? figure : 'others');
  const kinds = Map.groupBy(spots, kindOf);
  const rows = [...kinds.values()].map((some) =>
    some.map((spot) => {
      const label = buttons.follower(spot.letter, spotLabel(spot, reader));
      // The letter leads to what is said of the first figure there, which holds for all.
      return choice(label, spot.move, spot.isFirst ? spotInWords(position, spot, reader) : '');
    }),
  );
  const points = pointsFor(position.seat, prospect);
  const passing = choice(nobody, pass, points > 0 ? notes.atOnce(points) : '');
  const [answers = [], ...asides] = [...rows.slice(0, -1), [...(rows.at(-1) ?? []), passing]];
  const elsewhere = [...portals, ...fairyButtons(position, draft, reader)];
  // What the tile takes does not depend on the figure.
  const taken = [
    ...prospect.prizes.map((prize) => prizeText(position.seat, prize, reader)),
    ...(prospect.pending === null ? [] : [pendingText(prospect.pending, reader)]),
  ];
  const inHand = players[position.seat]!.hand; // There are as many players as seats.
  return {
    question: isOnlyFairy ? drache.questions.onlyFairy : questions[hasOthers(options) ? 'figure' : 'follower'],
    note: [notes.stepFollower(cellName(tile), tile.rotation, inHand), ...taken].join(' · '),
    answers,
    asides: [...asides.flatMap(inRows), ...inRows(elsewhere)],
    multiSelect: null,
    picture: {
      of: 'board',
      step: {
        seat: position.seat,
        moves: draft.moves,
        partial: { kind: 'placeFollower' },
        answers: [
          ...spots.map((spot) => ({ label: spot.letter, partial: spot.move, said: spotLabel(spot, reader) })),
          { label: nobody, partial: pass },
          ...elsewhere.map(({ label, draft: { partial } }) => ({ label, partial: { ...partial } })),
        ],
      },
    },
    isPlayable: false,
  };
}
