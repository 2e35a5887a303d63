import { speechOf } from '../../speech.ts';
import type { PurseWords } from './en.ts';

const { count } = speechOf('de');

export const de: PurseWords = {
  hand: {
    title: 'Dein Geld',
    onlyYou: 'nur für dich sichtbar',
    waits: 'du bist nicht am Zug',
    acts: 'Geld nehmen, kaufen oder umbauen',
    takes: 'wähle Geldkarten',
    buys: 'wähle ein Gebäude',
    pays: (cost) => `zahle ${cost} oder mehr`,
    places: 'lege deine Gebäude an',
    rebuilds: 'baue um',
    noCoins: 'kein Geld',
    sold: (paid) => `für ${paid} gekauft`,
    emptyPlace: 'leer',
    exact: 'passend',
    enough: 'reicht',
    short: (missing) => `${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}`,
    display: 'Auslage',
    toPlace: 'Anzulegen',
    reserve: 'Reserve',
    paysExactly: 'passend: noch eine Aktion',
    overpays: (lost) => `${lost} zu viel`,
  },
  phone: {
    acts: 'Geld, Kauf oder Umbau',
    actsAgain: 'passend bezahlt: noch eine Aktion',
    places: 'gekaufte Gebäude anlegen',
    placeWon: 'gewonnene Gebäude anlegen',
    toPlace: 'Anzulegen',
    reserve: 'Reserve',
  },
  money: {
    title: 'Startgeld',
    begins: (name) => `${name} beginnt`,
    reasons: {
      fewestCoins: 'die wenigsten Geldkarten',
      lowestTotal: 'die wenigsten Geldkarten, darunter die kleinste Summe',
      firstSeat: 'wenigste Geldkarten, kleinste Summe, vorn in der Reihenfolge',
    },
    coins: (coins) => count(coins, 'Geldkarte', 'Geldkarten'),
  },
  scoring: {
    wall: 'Längste Mauer',
    before: 'Bisher',
    gained: 'Diese Wertung',
    total: 'Gesamt',
  },
  sheets: {
    tiles: 'Alle Gebäude',
    coins: 'Geldkarten',
    points: 'Punkte',
    copies: 'Jede dreimal, 108 Geldkarten',
    copiesForTwo: 'Zu zweit: jede zweimal, 72 Geldkarten',
    count: (tiles) => count(tiles, 'Gebäude'),
    sharing:
      'Bei Gleichstand werden die Punkte der Ränge geteilt und abgerundet. Ohne Gebäude einer Art gibt es dafür keine Punkte.',
    wallPoints: 'In jeder Wertung 1 Punkt je Seite der längsten Außenmauer.',
  },
};
