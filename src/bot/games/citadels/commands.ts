import { type Citadels, costOf, type District, destructionPrice, type Move } from '../../../engines/citadels/index.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { moveCommandsIn, optional, required } from '../../commands/moveCommand.ts';
import type { Mistyped, MoveCommand, Reader, Suggestion, Typed } from '../../contract.ts';
import { limits } from '../../discord/limits.ts';
import { type At, legal, nameable } from './asking.ts';
import { readCharacter, readDistrict, readDistricts, readSeat } from './values.ts';

const cardName = (card: District, { words }: Reader): string =>
  words.citadels.commands.suggestions.card(card, costOf(card));

const districtsOf = (moves: readonly { readonly district: District }[]): readonly District[] =>
  moves.map(({ district }) => district);

/** The typed text is not a district, or not in every part. */
const noDistrict = (option: string, typed: string | null, possible: readonly District[], { words }: Reader) =>
  failed({ option, typed, possible: [...new Set(possible)].map((one) => words.citadels.names.districts[one]) });

/** A subcommand whose English name is that of the move. */
const command = moveCommandsIn<Citadels>((words) => words.citadels.commands);

/** A move without parameters. */
const plain = (kind: Move['kind']): MoveCommand<Citadels> =>
  command(kind, [], {
    suggest: () => [],
    read: () => ok([{ kind } as Move]), // Only used for the kinds without parameters listed below.
  });

/** `choose`, `murder`, `steal`: a character. */
const ofCharacter = (kind: 'chooseCharacter' | 'murder' | 'steal'): MoveCommand<Citadels> =>
  command(kind, [required('character')], {
    suggest: (position, _typed, _focused, reader) =>
      legal(position, kind).map(({ character }) => ({
        name: nameable(position, character, reader),
        value: character,
      })),
    read: (position, { character: typed = '' }, { words }) => {
      const character = readCharacter(typed);
      if (character !== null) return ok([{ kind, character }]);
      const possible = legal(position, kind).map((move) => words.citadels.names.characters[move.character]);
      return failed({ option: 'character', typed, possible });
    },
  });

/** Up to three districts; only the Architect can build more than one. */
const BUILDS: readonly string[] = ['card', 'second', 'third'];

const build = command('build', [required('card'), optional('second'), optional('third')], {
  suggest(position, typed, focused, reader) {
    const earlier = BUILDS.slice(0, BUILDS.indexOf(focused));
    const builds = earlier.flatMap((name): readonly Move[] => {
      const district = readDistrict(typed[name] ?? '');
      return district === null ? [] : [{ kind: 'build', district }];
    });
    const after = position.after(builds);
    return after.ok && !after.value.isClosed
      ? legal(after.value, 'build').map(({ district }) => ({ name: cardName(district, reader), value: district }))
      : [];
  },
  read(position, typed, reader) {
    const moves: Move[] = [];
    for (const option of BUILDS) {
      const text = typed[option];
      if (text === undefined) continue;
      const district = readDistrict(text);
      if (district === null) return noDistrict(option, text, districtsOf(legal(position, 'build')), reader);
      moves.push({ kind: 'build', district });
    }
    return ok(moves);
  },
});

const useLaboratory = command('useLaboratory', [required('card')], {
  suggest: (position, _typed, _focused, reader) =>
    legal(position, 'useLaboratory').map(({ district }) => ({ name: cardName(district, reader), value: district })),
  read(position, { card: typed = '' }, reader) {
    const district = readDistrict(typed);
    if (district !== null) return ok([{ kind: 'useLaboratory', district }]);
    return noDistrict('card', typed, districtsOf(legal(position, 'useLaboratory')), reader);
  },
});

/** Complete answers where they can be listed; a hand card by card. */
const ofCards = (kind: 'keepCards' | 'exchangeCards'): MoveCommand<Citadels> =>
  command(kind, [required('cards')], {
    suggest: (position, _typed, _focused, reader) => suggestCards(position, kind, reader),
    read(position, { cards: typed = '' }, reader) {
      const cards = readDistricts(typed);
      if (cards !== null) return ok([{ kind, cards: cards.toSorted() }]);
      return noDistrict('cards', typed, sourceOf(position, kind), reader);
    },
  });

const sourceOf = ({ view }: At, kind: 'keepCards' | 'exchangeCards'): readonly District[] =>
  kind === 'keepCards' ? (view.own.drawn?.cards ?? []) : view.own.hand;

function suggestCards(position: At, kind: 'keepCards' | 'exchangeCards', { words }: Reader): readonly Suggestion[] {
  const names = words.citadels.names.districts;
  const source = sourceOf(position, kind);
  const listed = legal(position, kind).map(({ cards }) => cards);
  const bags = kind === 'keepCards' ? listed : [...listed, ...partsOf(source)];
  const texts = bags.map((cards) => cards.map((card) => names[card]).join(', '));
  return [...new Set(texts)].map((text) => ({ name: text, value: text })).filter(fitsIn);
}

const fitsIn = ({ value }: Suggestion): boolean => value.length <= limits.choiceValue;

/** Every set of one, two, or three cards; the typed text narrows them down. */
function partsOf(cards: readonly District[]): readonly (readonly District[])[] {
  const parts: (readonly District[])[] = [];
  for (const [i, one] of cards.entries()) {
    parts.push([one]);
    for (const [j, two] of cards.slice(i + 1).entries()) {
      parts.push([one, two]);
      for (const three of cards.slice(i + j + 2)) parts.push([one, two, three]);
    }
  }
  return parts.toSorted((a, b) => a.length - b.length);
}

const swapHands = command('swapHands', [required('player')], {
  suggest: (position, _typed, _focused, { words, say }) =>
    legal(position, 'swapHands').map(({ seat }) => ({
      name: words.citadels.panel.buttons.withCards(say.name(seat), position.view.open.players[seat]?.handSize ?? 0),
      value: String(seat),
    })),
  read: (position, typed, reader) =>
    readPlayer(position, 'swapHands', typed, reader, (seat) => ({ kind: 'swapHands', seat })),
});

const destroy = command('destroy', [required('player'), required('district')], {
  suggest(position, typed, focused, { words, say }) {
    const { buttons } = words.citadels.panel;
    const moves = legal(position, 'destroy');
    if (focused === 'player')
      return [...new Set(moves.map(({ seat }) => seat))].map((seat) => ({ name: say.name(seat), value: String(seat) }));
    return moves
      .filter(({ seat }) => typed.player === undefined || String(seat) === typed.player)
      .map(({ district }) => ({ name: buttons.priced(district, destructionPrice(district)), value: district }))
      .filter(({ value }, at, all) => all.findIndex((one) => one.value === value) === at);
  },
  read(position, typed, reader) {
    const district = readDistrict(typed.district ?? '');
    if (district === null)
      return noDistrict('district', typed.district ?? null, districtsOf(legal(position, 'destroy')), reader);
    return readPlayer(position, 'destroy', typed, reader, (seat) => ({ kind: 'destroy', seat, district }));
  },
});

/** Any player can be named: the rules judge that when the move is played. */
function readPlayer(
  position: At,
  kind: 'swapHands' | 'destroy',
  { player = '' }: Typed,
  { say }: Reader,
  moveOn: (seat: At['seat']) => Move,
): Result<readonly Move[], Mistyped> {
  const seats = position.view.open.players.map(({ seat }) => seat);
  const seat = readSeat(player, seats, say);
  if (seat !== null) return ok([moveOn(seat)]);
  const possible = new Set(legal(position, kind).map((move) => say.name(move.seat)));
  return failed({ option: 'player', typed: player, possible: [...possible] });
}

const answerGraveyard = command('answerGraveyard', [required('answer')], {
  suggest: (_position, _typed, _focused, { words }) => {
    const { take, leave } = words.citadels.panel.buttons;
    return [
      { name: take, value: 'take' },
      { name: leave, value: 'leave' },
    ];
  },
  read(_position, { answer: typed = '' }, { words }) {
    const { take, leave } = words.citadels.panel.buttons;
    const answer = typed.trim().toLowerCase();
    if (answer === 'take' || answer === take.toLowerCase()) return ok([{ kind: 'answerGraveyard', take: true }]);
    if (answer === 'leave' || answer === leave.toLowerCase()) return ok([{ kind: 'answerGraveyard', take: false }]);
    return failed({ option: 'answer', typed, possible: [take, leave] });
  },
});

/** One subcommand per move, in the order in which a round asks for them. */
export const commands: readonly MoveCommand<Citadels>[] = [
  ofCharacter('chooseCharacter'),
  plain('drawCards'),
  plain('takeGold'),
  ofCards('keepCards'),
  build,
  ofCharacter('murder'),
  ofCharacter('steal'),
  swapHands,
  ofCards('exchangeCards'),
  plain('takeIncome'),
  plain('takeExtraGold'),
  plain('drawExtraCards'),
  destroy,
  useLaboratory,
  plain('useSmithy'),
  answerGraveyard,
  plain('endTurn'),
];
