import { type Amount, amountIn, type BuiltClass } from '../../../engines/caylus/index.ts';
import { speechOf } from '../../speech.ts';
import { accusative, de as names } from '../names/de.ts';
import { itemsIn, type Units } from '../names/shared.ts';
import type { PanelWords } from './en.ts';
import { inClassIn, levelIn } from './shared.ts';

const { count } = speechOf('de');
const building = names.buildings;
const deniers = names.deniers;
const points = names.points;
const houses = names.houses;
const favors = names.favors;
const sum = names.sum;
const section = names.sections;
const tracks = names.tracks;
const inClass = inClassIn({ buildings: building, shortBuilding: names.shortBuilding });
/** `2 Nahrung+Holz`, for labels. */
const shortly: Units = {
  cube: (n, cube) => (n === 1 ? names.cubes[cube] : `${n} ${names.cubes[cube]}`),
  anyCube: (n) => (n === 1 ? '1 beliebiger Rohstoff' : `${n} beliebige Rohstoffe`),
  plainCube: (n) => names.cubeCount(n),
  deniers,
  prestige: points,
  favor: () => 'Gunst des Königs',
};
const items = itemsIn(shortly);
/** The same with all numbers: `1 Nahrung+2 Holz`. */
const numbered = itemsIn({
  ...shortly,
  cube: (n, cube) => `${n} ${names.cubes[cube]}`,
  anyCube: (n) => names.cubeCount(n),
});
const short = (amount: Amount) => items(amount).join('+');
const levelWords = {
  sum: short,
  less: (discount: Amount) => numbered(discount).join('+'),
  build: (sort: BuiltClass, less: string) => `${names.classes[sort]}${less === '' ? '' : ` (−${less})`}`,
  swap: '1 Rohstoff gegen 2',
  none: 'Nichts',
};
const levelOf = levelIn(levelWords);
/** The same without the discount of a building. */
const briefly = levelIn({ ...levelWords, less: () => '' });

const BUILT: { readonly [S in keyof typeof section]: string } = {
  dungeon: 'Bau am Bergfried',
  walls: 'Bau an den Mauern',
  towers: 'Bau an den Türmen',
};
const IN: { readonly [S in keyof typeof section]: string } = {
  dungeon: 'im Bergfried',
  walls: 'in den Mauern',
  towers: 'in den Türmen',
};
const COUNTED: { readonly [S in keyof typeof section]: string } = {
  dungeon: 'Würde der Bergfried jetzt gewertet',
  walls: 'Würden die Mauern jetzt gewertet',
  towers: 'Würden die Türme jetzt gewertet',
};

export const de: PanelWords = {
  buttons: {
    placeWorker: 'Arbeiter einsetzen',
    pass: 'Passen',
    moveWorker: 'Arbeiter versetzen',
    sendHome: 'Nach Hause schicken',
    moveProvost: 'Vogt versetzen',
    leaveProvost: 'Stehen lassen',
    leaveAt: (space) => `Stehen lassen · Feld ${space}`,
    stay: 'Im Wirtshaus bleiben',
    leaveInn: 'Arbeiter zurücknehmen',
    take: (gain) => `${short(gain)} nehmen`,
    trade: 'Tauschen',
    noTrade: 'Nicht tauschen',
    cubes: (cubes) => short(amountIn(cubes)),
    exchange: (give, gain) => `${short(give)} → ${short(gain)}`,
    build: {
      wood: 'Holzgebäude bauen',
      stone: 'Steingebäude bauen',
      residence: 'Wohnhaus bauen',
      prestige: 'Prestigegebäude bauen',
    },
    noBuilding: 'Nicht bauen',
    tile: (id, won, missing) =>
      missing === null ? `${inClass(id)} → ${points(won)}` : `${inClass(id)}: fehlt ${numbered(missing).join('+')}`,
    place: (mark, name) => `${mark} · ${name}`,
    castle: 'Schloss',
    provost: (by, space) => `${by} · Feld ${space}`,
    house: 'Ein Haus bauen',
    stop: 'Aufhören',
    stopEmpty: (loss) => (loss === 0 ? 'Nichts bauen' : `Nichts bauen: −${loss}`),
    track: (track, from, to) =>
      `${tracks[track]} ${from === to ? `weiter auf ${to}` : `${from} → ${to}`}: ${briefly(track, to)}`,
    trackUsed: (track) => `${tracks[track]}: schon genutzt`,
    level: (track, level) => `${level} · ${levelOf(track, level)}`,
  },
  questions: {
    place: 'Wohin setzt du deinen Arbeiter?',
    gate: 'Wohin versetzt du den Arbeiter vom Tor?',
    provost: 'Wohin versetzt du den Vogt?',
    inn: 'Bleibt dein Arbeiter im Wirtshaus?',
    produce: (source) => `${source}: Was nimmst du?`,
    trade: (source) => `${source}: Was tauschst du?`,
    give: (gain) => `Was gibst du für ${sum(gain)}?`,
    build: {
      wood: 'Welches Holzgebäude baust du?',
      stone: 'Welches Steingebäude baust du?',
      residence: 'Wo baust du das Wohnhaus?',
      prestige: 'Welches Prestigegebäude baust du?',
    },
    pay: (id) => `Womit bezahlst du ${accusative(id)}?`,
    replace: (id) =>
      id === 'residence'
        ? 'Welches Gebäude ersetzt du durch das Wohnhaus?'
        : `Welches Wohnhaus ersetzt du durch ${accusative(id)}?`,
    castle: 'Womit baust du ein Haus?',
    track: (source) => `Gunst des Königs (${source}): Welche Leiste?`,
    level: (track) => `${tracks[track]}: Welche Stufe?`,
  },
  notes: {
    purse: (cubes, money) => `Du hast ${cubes === '' ? 'keine Rohstoffe' : cubes} und ${deniers(money)}`,
    favor: (track, level) => `Gunst des Königs (${tracks[track]}, Stufe ${level})`,
    worker: (cost) => (cost === 0 ? 'kostenlos' : `kostet ${deniers(cost)}`),
    produces: (what) => `bringt ${what}`,
    pointFor: (owner) => `1 Punkt für ${owner}`,
    ownBuilding: 'dein Gebäude',
    beyond: 'hinter dem Vogt',
    passing: (number, money) => `Nummer ${number} auf der Brücke${money === 0 ? '' : `, bringt ${deniers(money)}`}`,
    queue: (number) => `Nummer ${number} in der Reihe`,
    workersBeyond: (mine, others) =>
      mine + others === 0 ? 'keine Arbeiter hinter ihm' : `Arbeiter hinter ihm: ${mine} von dir, ${others} von anderen`,
    offTheRoad: 'nicht auf der Straße',
    short: (money) => `${deniers(money)} zu wenig`,
    gateIsFree: 'Das ist kostenlos',
    price: (price) => `Preis: ${sum(price)}`,
    built: (id, space, price) => `${accusative(id)} auf ${names.space(space)} für ${names.amount(price)} bauen`,
    builds: (won, gained, income, space) =>
      [
        ...(won === null ? [] : [points(won)]),
        ...(gained === 0 ? [] : [favors(gained)]),
        ...(income === 0 ? [] : [`+${deniers(income)} Einkommen`]),
        ...(space === null ? [] : [`kommt auf Feld ${space}`]),
      ].join('; '),
    waits: 'wartet, bis der Arbeiter dort zurückgeht',
    left: (cubes, money) => `danach hast du ${cubes === '' ? 'keine Rohstoffe' : cubes} und ${deniers(money)}`,
    house: (where, won) => `ein Haus ${IN[where]}: ${points(won)}`,
    builtNow: (n) => `in dieser Runde gebaut: ${houses(n)}`,
    loses: (n) => (n === 0 ? 'du hast keine Punkte zu verlieren' : `du verlierst ${points(n)}`),
    marker: (level) => `Dein Marker steht auf Stufe ${level}, egal welche Stufe du wählst`,
    offer: (path, inside) => `${path.join(' › ')}${inside.length === 0 ? '' : `: ${inside.join('; ')}`}`,
    brings: (label, what) => (what === '' ? label : `${label} [${what}]`),
    all: (parts) => parts.filter((part) => part !== '').join('; '),
    placed: (name) => `Arbeiter einsetzen: ${name}`,
    moved: (name) => `Arbeiter vom Tor versetzen: ${name}`,
  },
  others: {
    workersBeyond: (name, own, rest) =>
      own + rest === 0 ? 'keine Arbeiter hinter ihm' : `Arbeiter hinter ihm: ${own} von ${name}, ${rest} von anderen`,
    ownBuilding: (name) => `gehört ${name}`,
    left: (name, cubes, money) =>
      `${name} hat danach ${cubes === '' ? 'keine Rohstoffe' : cubes} und ${deniers(money)}`,
    loses: (name, n) => (n === 0 ? `${name} hat keine Punkte zu verlieren` : `${name} verliert ${points(n)}`),
  },
  lists: {
    wood: 'Holzgebäude übrig',
    stone: 'Steingebäude übrig',
    prestige: 'Prestigegebäude übrig',
    favors: 'Stufen der Gunst',
    counts: 'Wertungen',
    all: 'Alle Gebäude',
    kinds: 'Gebäudearten',
    building: (id, price, won, effects) =>
      `${building[id]}: ${[...(price === null ? [] : [`kostet ${sum(price)}`, points(won)]), ...effects].join('; ')}`,
    copies: (line, copies) => (copies === 1 ? line : `${line} (noch ${copies})`),
    noneLeft: 'Keine mehr übrig.',
    track: (track, levels) => `${tracks[track]}: ${levels.map((what, i) => `${i + 1}: ${what}`).join('; ')}`,
    stages: (each) =>
      `Höchste Stufe der Marker: ${each.map((one) => `${section[one.section]} ${one.level}`).join(', ')}`,
    count: (where, each) =>
      `${COUNTED[where]}: ${each
        .map(({ name, houses: built, what }) => `${name} (${houses(built)}): ${what}`)
        .join(', ')}`,
    loss: (n) => `−${points(n)}`,
    nothing: 'nichts',
    on: (line, space) => `${line} (Feld ${space})`,
    section: (where, won, checkpoint, rows) =>
      `${section[where]}: ${points(won)} pro Haus; gewertet, sobald alles bebaut ist oder der Seneschall Feld ${checkpoint} erreicht. Häuser: ${rows
        .map(({ from, what }, i) => `${i === rows.length - 1 ? 'ab ' : ''}${from}: ${what}`)
        .join('; ')}`,
    kind: (sort, about) => `${names.classLabels[sort]}: ${about} ${de.lists.does[sort]}`,
    does: {
      special:
        'Mit ihnen versetzt du zum Beispiel den Vogt, änderst die Zugreihenfolge oder erhältst die Gunst des Königs.',
      fixed:
        'Beim Hausierer gibt es Rohstoffe für Denare, beim Zimmermann entstehen Holzgebäude, die Goldgrube bringt Gold.',
      neutral: 'Sie bringen oder verkaufen Rohstoffe; beim Zimmermann entstehen Holzgebäude.',
      wood: 'Sie bringen oder tauschen Rohstoffe. Beim Steinmetz entstehen Steingebäude, beim Notar Wohnhäuser.',
      stone:
        'Sie bringen mehr Rohstoffe oder Punkte für Rohstoffe und Geld. Bei den Architekten entstehen Prestigegebäude.',
      residence: 'Jedes bringt 1 Denar mehr Einkommen und kann zum Prestigegebäude werden.',
      prestige: 'Sie bringen viele Punkte, manche auch die Gunst des Königs oder Einkommen.',
    },
    atEnd: 'Am Ende im Vorrat: 1 Punkt für 4 Denar, 1 Punkt für 3 Rohstoffe außer Gold, 3 Punkte für jedes Gold',
  },
  status: ({ round, phase, stage }) => `Runde ${round} · ${names.phases[phase]} · ${BUILT[stage]}`,
  over: (rounds) => count(rounds, 'Runde', 'Runden'),
};
