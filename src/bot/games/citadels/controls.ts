import type { Citadels, Own } from '../../../engines/citadels/index.ts';
import {
  type Controls,
  type MoveButton,
  type MoveDraft,
  NOTHING_YET,
  type PanelStep,
  type Position,
  type Reader,
} from '../../contract.ts';
import {
  askCharacter,
  askDestruction,
  askForGraveyard,
  askForLaboratory,
  askKept,
  askPartner,
  askVictim,
  graveyardSlots,
  legal,
  notBuildable,
  numbered,
  type Question,
} from './asking.ts';
import { askBuilding, askExchanged } from './ticking.ts';
import { playableSlots, turnSlots } from './turn.ts';

/** One button per power, in the order of the guide; moves that need an answer ask for it privately. */
export const controls: Controls<Citadels> = {
  board({ step, turn, ...open }, words) {
    const { buttons } = words.citadels.panel;
    switch (step.kind) {
      case 'over':
        return [];
      case 'choose':
        return [{ label: buttons.chooseCharacter, style: 'primary', draft: NOTHING_YET }];
      case 'keep':
        return [{ label: buttons.chooseKept, style: 'primary', draft: NOTHING_YET }];
      case 'graveyard':
        return graveyardSlots({ words });
      case 'turn':
        return turn === null ? [] : turnSlots({ step, turn, ...open }, turn, words);
    }
  },

  panel(position, draft, reader): PanelStep<Citadels> {
    const {
      question,
      notes,
      lines = [],
      answers,
      multiSelect = null,
      shown = draft,
      isOfHand,
    } = ask(position, draft, reader);
    const step = {
      seat: position.seat,
      moves: shown.moves,
      partial: { ...shown.partial },
      answers: answers.map(({ label, draft: after }) => ({ label, partial: { ...after.partial } })),
    };
    return {
      question,
      lines,
      note: notes.join(' · '),
      answers,
      multiSelect,
      // Shows the target city with the price of each district.
      picture: isOfHand ? { of: 'hand', step } : isOfCity(draft.partial) ? { of: 'board', step } : null,
      isPlayable: false,
    };
  },

  summary: (_position, { moves }, reader) => ({
    heading: reader.words.panel.confirm(moves.map((move) => reader.words.citadels.game.move(move, reader.say))),
    note: '',
  }),

  // Moves that the hand makes impossible are not given up.
  givenUp: (position, moves, reader) =>
    moves.some(({ kind }) => kind === 'endTurn')
      ? playableSlots(position, reader).filter(({ draft }) => draft.partial.kind !== 'endTurn')
      : [],

  offers: (position, reader) =>
    position.view.open.step.kind === 'choose'
      ? characterLines(position.view.own, reader)
      : [
          ...ask(position, NOTHING_YET, reader).answers.flatMap((answer) => linesBehind(position, answer, reader)),
          ...whyNoBuild(position, reader),
        ],

  marks: () => null,
};

/** The characters on offer, with what they do: `4 King: yellow income, gets the crown`. */
const characterLines = ({ offered }: Own, { words }: Reader): readonly string[] =>
  (offered ?? []).map((character) =>
    words.citadels.panel.offers.behind([numbered(character, words)], [words.citadels.names.abilities[character]], []),
  );

/** A button with everything that can be chosen behind it, one line per question: `Build: Manor (3), Temple (1)`. */
function linesBehind(
  position: Position<Citadels>,
  { label, draft, playsAtOnce }: MoveButton<Citadels>,
  reader: Reader,
  above: readonly string[] = [],
): readonly string[] {
  const path = [...above, label];
  const { offers } = reader.words.citadels.panel;
  if (playsAtOnce) return [offers.behind(path, [], [])];
  const { answers, multiSelect, notes } = ask(position, draft, reader);
  const last = answers.filter((answer) => answer.playsAtOnce);
  const ticked = answers.length === 0 ? (multiSelect?.lines ?? []) : [];
  const inside = [...last, ...ticked].map((one) => one.label);
  return [
    ...(inside.length + notes.length > 0 ? [offers.behind(path, inside, notes)] : []),
    ...answers.filter((answer) => !answer.playsAtOnce).flatMap((answer) => linesBehind(position, answer, reader, path)),
  ];
}

/** Where nothing can be built at all there is no button to say why not. */
function whyNoBuild(position: Position<Citadels>, reader: Reader): readonly string[] {
  const { buttons, offers } = reader.words.citadels.panel;
  const notes = notBuildable(position.view, reader);
  return notes.length === 0 || legal(position, 'build').length > 0 ? [] : [offers.behind([buttons.build], [], notes)];
}

const isOfCity = (partial: MoveDraft<Citadels>['partial']): boolean =>
  partial.kind === 'destroy' && partial.seat !== undefined;

/** The question that a draft has reached. */
function ask(position: Position<Citadels>, draft: MoveDraft<Citadels>, reader: Reader): Question {
  const { step } = position.view.open;
  switch (step.kind) {
    case 'choose':
      return askCharacter(position, reader);
    case 'keep':
      return askKept(position, reader);
    case 'graveyard':
      return askForGraveyard(step.district, reader);
    default:
  }
  const { partial } = draft;
  switch (partial.kind) {
    case 'murder':
    case 'steal':
      return askVictim(position, partial.kind, reader);
    case 'swapHands':
      return askPartner(position, reader);
    case 'exchangeCards':
      return askExchanged(position, draft, reader);
    case 'destroy':
      return askDestruction(position, partial.seat, reader);
    case 'useLaboratory':
      return askForLaboratory(position, reader);
    case 'build':
      return askBuilding(position, draft, reader);
    default:
      return {
        question: reader.words.citadels.panel.questions.turn,
        notes: [],
        answers: playableSlots(position, reader),
        isOfHand: true,
      };
  }
}
