import type { BuiltClass, Caylus, SkipReason, Step } from '../../../../engines/caylus/index.ts';
import type { SentencesOf } from '../../../contract.ts';
import { capital, speechOf } from '../../../speech.ts';
import { de as names, nominative } from '../../names/de.ts';

const { list, anyOf } = speechOf('de');
const building = names.buildings;
const space = names.space;
const amount = names.amount;
const bag = names.bag;
const deniers = names.deniers;
const cube = names.cubes;
const place = names.place;

/** What has to be decided, as an instruction. */
const STEPS: { readonly [K in Step['kind']]: string } = {
  place: 'setze einen Arbeiter ein oder passe',
  gate: 'versetze den Arbeiter vom Tor oder schicke ihn nach Hause',
  provost: 'versetze den Vogt oder lass ihn stehen',
  inn: 'lass deinen Arbeiter im Wirtshaus oder nimm ihn zurück',
  produce: 'wähle, was du erhältst',
  trade: 'tausche oder verzichte',
  build: 'baue oder verzichte',
  castle: 'baue im Schloss oder höre damit auf',
  track: 'wähle eine Leiste für die Gunst des Königs',
  level: 'wähle die Stufe für die Gunst des Königs',
};

const SKIPPED: { readonly [R in SkipReason]: string } = {
  cannotPay: 'du kannst sie nicht bezahlen',
  noTile: 'kein solches Gebäude ist mehr übrig',
  noSpace: 'an der Straße ist kein Feld mehr frei',
  nothingToReplace: 'du hast nichts, was ersetzt werden kann',
  noPlace: 'kein anderer Platz ist frei',
};

const ONE: { readonly [C in BuiltClass]: string } = {
  wood: 'ein Holzgebäude',
  stone: 'ein Steingebäude',
  residence: 'ein Wohnhaus',
  prestige: 'ein Prestigegebäude',
};

export const violations: SentencesOf<Caylus['Violation']> = {
  notNow: ({ step }) => `Das geht gerade nicht. Zuerst: ${capital(STEPS[step])}.`,
  noSuchName: ({ name }) => `Etwas namens ${name} gibt es in diesem Spiel nicht.`,
  occupied: (of, say) => {
    const owners = list(of.by.map((seat) => say.name(seat)));
    return `Der Platz ist schon besetzt (${place(of.place)}): ${of.by.length === 1 ? 'ein Arbeiter' : 'Arbeiter'} von ${owners}.`;
  },
  alreadyThere: (of) =>
    `Dort steht schon einer deiner Arbeiter (${place(of.place)}). Mehr als einer ist nicht erlaubt.`,
  closed: (of) => `Zu zweit bleibt dieser Platz geschlossen: ${place(of.place)}.`,
  emptySpace: (of) => `${space(of.space)} ist leer. Arbeiter setzt du nur auf Gebäude ein.`,
  noWorkersThere: (of) => `Auf ${space(of.space)} kannst du keinen Arbeiter einsetzen (${building[of.building]}).`,
  tooExpensive: ({ cost, deniers: have }) => `Der Platz kostet dich ${deniers(cost)}, du hast aber nur ${have}.`,
  tooFar: ({ most }) => `Der Vogt zieht höchstens ${most} Felder.`,
  offTheRoad: () => 'Der Vogt kann die Straße nicht verlassen: Er bleibt zwischen Feld 1 und Feld 28.',
  notEnoughDeniers: ({ cost, deniers: have }) => `Der Zug kostet ${deniers(cost)}, du hast aber nur ${have}.`,
  notProduced: (of) => `${cube[of.cube]} gibt es hier nicht, nur ${anyOf(of.cubes.map((one) => cube[one]))}.`,
  noSuchOption: ({ options }) =>
    options === 1 ? 'Hier gibt es nur eine Möglichkeit.' : `Hier gibt es nur ${options} Möglichkeiten.`,
  cannotPay: ({ missing }) => `Dir fehlt: ${amount(missing)}.`,
  wrongCubes: ({ cubes, price }) => `Mit ${bag(cubes)} kannst du nicht bezahlen, der Preis ist ${amount(price)}.`,
  wrongGain: ({ cubes, gain }) => `${capital(bag(cubes))} kannst du hier nicht nehmen, du erhältst ${amount(gain)}.`,
  wrongClass: ({ building: id, sort }) => `Hier baust du ${ONE[sort]}, nicht: ${building[id]}.`,
  noTileLeft: ({ building: id }) => `${capital(nominative(id))} ist nicht mehr zu haben.`,
  notTheNextSpace: ({ next }) => `Neue Gebäude kommen auf das erste freie Feld der Straße: ${space(next)}.`,
  notReplaceable: ({ space: at, building: id }) =>
    id === null
      ? `Auf ${space(at)} steht kein Gebäude.`
      : `${capital(nominative(id))} auf ${space(at)} kann kein Wohnhaus werden. Das können nur neutrale Gebäude und deine eigenen Holz- und Steingebäude, aber nie der Notar.`,
  alreadyPlanned: (of) => `Auf ${space(of.space)} ist schon ein Wohnhaus bezahlt.`,
  notYourResidence: (of) =>
    `Auf ${space(of.space)} hast du kein Wohnhaus. Ein Prestigegebäude ersetzt eines deiner Wohnhäuser.`,
  compulsory: () => 'Verzichten kannst du hier nicht: Wähle eine der Möglichkeiten.',
  notABatch: () => 'Ein Haus im Schloss kostet 3 verschiedene Rohstoffe, darunter Nahrung.',
  trackUsed: ({ track }) =>
    `Die Leiste „${names.tracks[track]}“ hast du in dieser Phase schon benutzt. Wähle eine andere.`,
  levelTooHigh: ({ level, marker }) => `Stufe ${level} steht dir nicht offen, du bist auf Stufe ${marker}.`,
  levelUseless: ({ level, reason }) => `Stufe ${level} bringt dir nichts, denn ${SKIPPED[reason]}.`,
};
