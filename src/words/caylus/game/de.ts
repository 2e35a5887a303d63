import type { Caylus, Open, Standing } from '../../../engines/caylus/index.ts';
import { type GameWords, gameWordsOf, type SentencesOf, type StandingWords } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { de as ending } from '../ending/de.ts';
import { accusative, de as names } from '../names/de.ts';
import { changeWords } from './changes.ts';
import { figures, position } from './position/de.ts';
import { closerIn, glanceIn, positionIn } from './position.ts';
import { from, sights } from './sights/de.ts';
import { linesIn } from './story.ts';
import { violations } from './violations/de.ts';

const { list, count } = speechOf('de');
const place = names.place;
const bag = names.bag;

const moves: SentencesOf<Caylus['Move']> = {
  placeWorker: (of) => `Arbeiter einsetzen (${place(of.place)})`,
  pass: () => 'passen',
  moveWorker: (of) => `Arbeiter vom Tor versetzen (${place(of.place)})`,
  moveProvost: ({ by }) =>
    by === 0
      ? 'Vogt stehen lassen'
      : `Vogt ${count(Math.abs(by), 'Feld', 'Felder')} ${by > 0 ? 'vorwärts' : 'rückwärts'} versetzen`,
  answerInn: ({ stay }) => (stay ? 'im Wirtshaus bleiben' : 'das Wirtshaus verlassen'),
  produce: ({ cube }) => `${names.cubes[cube]} nehmen`,
  trade: ({ option, give, take }) => {
    const what = [
      ...(give.length === 0 ? [] : [`${bag(give)} geben`]),
      ...(take.length === 0 ? [] : [`${bag(take)} nehmen`]),
    ];
    return `Tausch ${option + 1}${what.length === 0 ? '' : ` (${what.join(', ')})`}`;
  },
  build: ({ building, space, pay }) => `${accusative(building)} auf ${names.space(space)} für ${bag(pay)} bauen`,
  decline: () => 'verzichten',
  buildHouse: ({ pay }) => `für ${bag(pay)} ein Haus im Schloss bauen`,
  stopBuilding: () => 'mit dem Bauen aufhören',
  chooseTrack: ({ track }) => `Leiste „${names.tracks[track]}“ wählen`,
  chooseLevel: ({ level }) => `Stufe ${level} wählen`,
};

/** What the player has to do; with `possible`, only what that player can. */
function task({ step }: Open, possible?: ReadonlySet<Caylus['Move']['kind']>): string {
  switch (step.kind) {
    case 'place':
      return possible?.has('placeWorker') === false ? 'passe' : 'setze einen Arbeiter ein oder passe';
    case 'gate':
      return 'versetze den Arbeiter vom Tor oder schicke ihn nach Hause';
    case 'provost':
      return step.isGuild
        ? 'versetze den Vogt kostenlos bis zu 3 Felder (Händlergilde) oder lass ihn stehen'
        : 'versetze den Vogt bis zu 3 Felder für je 1 Denar oder lass ihn stehen';
    case 'inn':
      return 'lass deinen Arbeiter im Wirtshaus oder nimm ihn zurück';
    case 'produce':
      return `wähle ${names.effect({ op: 'produce', options: step.options })}`;
    case 'trade':
      return `tausche (${names.effect({ op: 'trade', options: step.options })}) oder verzichte`;
    case 'build': {
      const less = names.sum(step.discount);
      return `${BUILD[step.sort]}${less === '' ? '' : ` (${less} weniger)`} oder verzichte`;
    }
    case 'castle':
      return 'baue Häuser im Schloss oder höre damit auf';
    case 'track':
      return `wähle eine Leiste für die Gunst des Königs (${names.favorSource(step.source)})`;
    case 'level':
      return `wähle eine Stufe der Leiste „${names.tracks[step.track]}“`;
    case 'over':
      return 'die Partie ist vorbei';
  }
}

const BUILD = {
  wood: 'baue ein Holzgebäude',
  stone: 'baue ein Steingebäude',
  residence: 'baue ein Wohnhaus',
  prestige: 'baue ein Prestigegebäude',
} as const;

/** German. */
export const de: GameWords<Caylus> = gameWordsOf({
  name: 'Caylus',
  summary: 'Setze Arbeiter entlang der Straße ein, baue Schloss und Stadt für den König und gewinne seine Gunst.',
  banner:
    'Ein Schloss aus hellem Stein auf einem Hügel, die Türme noch im Gerüst. Vom Tor führt eine Sandstraße über eine Brücke hinab, an Häusern mit roten, braunen und blauen Dächern vorbei. Darauf steht ein Seneschall mit dunkelblauem Hut, und Arbeiter tragen Stämme, Steine und Tuch hinauf.',
  howToPlay: [
    '**Ziel.** Für alle, die Puerto Rico mögen: Ihr baut im Auftrag des Königs. Wer mit Häusern im Schloss und Gebäuden an der Straße die meisten Prestigepunkte sammelt, gewinnt. Alles liegt offen, und nach dem Aufbau gibt es kein Glück.',
    '**Eine Runde.**\n' +
      '1. **Einkommen:** 2 Denar und mehr für Wohnhäuser.\n' +
      '2. **Arbeiter:** Reihum setzt ihr je einen ein oder passt. Er kostet 1 Denar und 1 mehr je Person, die gepasst hat, auf eigenen Gebäuden immer 1. Nutzt jemand dein Gebäude, bekommst du 1 Punkt.\n' +
      '3. **Spezialgebäude** vor der Brücke.\n' +
      '4. **Vogt:** In der Reihenfolge des Passens versetzt ihr ihn gegen Geld bis zu 3 Felder.\n' +
      '5. **Gebäude an der Straße** wirken nur bis zum Vogt. Arbeiter hinter ihm gehen leer aus.\n' +
      '6. **Schloss:** Jedes Haus kostet Nahrung und zwei andere verschiedene Rohstoffe. Wer am meisten baut, bekommt die Gunst des Königs.\n' +
      '7. **Rundenende:** Der Seneschall zieht weiter. Erreicht er ein Wertungsfeld, wird ein Abschnitt des Schlosses gewertet: Kein Haus kostet Punkte, mehrere bringen die Gunst des Königs.',
    '**Gunst des Königs.** Du nutzt sie sofort für Punkte, Geld, Rohstoffe oder ein Gebäude. Je öfter du dieselbe Leiste wählst, desto mehr bringt sie.',
    '**Das Ende.** Nach der Wertung der Türme bringen übrige Denare, Rohstoffe und Gold noch ein paar Punkte.',
  ].join('\n\n'),
  options: {},
  parts: names.parts,
  task,
  sights,
  lines: (sight) =>
    linesIn({
      sight,
      leftProvost: (who, canPay) => {
        const have = who.length === 1 ? 'hat' : 'haben';
        return `${list(who)} ${have} ${canPay ? 'den Vogt stehen lassen' : 'keinen Denar für den Vogt'}.`;
      },
      favor: (source) => `${from(source)}: `,
      space: ' ',
    }),
  chapter: (sight) => (sight.kind === 'roundBegan' ? `Runde ${sight.round}` : null),
  standing: {
    leaveProvost: {
      label: 'Vogt stehen lassen',
      detail: 'Wenn ich für den Vogt bezahlen könnte, lasse ich ihn stehen',
    },
    stayInn: { label: 'Im Wirtshaus bleiben', detail: 'Mein Arbeiter bleibt immer im Wirtshaus' },
  } satisfies Record<Standing, StandingWords>,
  changes: changeWords.de,
  figures: ({ players }, seat) => figures(players[seat]!), // There are as many players as seats.
  violations,
  moves,
  describe: ({ open }, say) => positionIn(position, ending, open, task(open), say),
  glance: ({ open }, say) => glanceIn(position, { ending, names }, open, task(open), say),
  closer: (open, part, say) => closerIn(position, open, part, say),
});
