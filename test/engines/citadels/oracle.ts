/**
 * The rules a second time, from the sights of the channel and of each seat alone: a book in which gold, cards and cities are
 * kept as a player with paper would, without the engine's state.
 */
import { DISTRICT_FACTS, type District, type Sight } from '../../../src/engines/citadels/index.ts';

interface Page {
  gold: number;
  cards: number;
  city: District[];
}

/** What all can write down. */
export class Book {
  readonly pages: Page[];
  crown = -1;
  deck: number;
  discarded = 0;
  first = -1;
  over = false;
  /** Cards of a question: in no pile. */
  pending = 0;

  constructor(seats: number, deck: number) {
    this.pages = Array.from({ length: seats }, () => ({ gold: 2, cards: 4, city: [] }));
    this.deck = deck;
  }

  write(sight: Sight): void {
    const page = (seat: number): Page => this.pages[seat]!;
    switch (sight.kind) {
      case 'crowned':
        this.crown = sight.seat;
        return;
      case 'tookGold':
      case 'tookIncome':
      case 'tookExtraGold':
        page(sight.seat).gold += sight.gold;
        return;
      case 'stole':
        page(sight.seat).gold += sight.gold;
        page(sight.from).gold -= sight.gold;
        return;
      case 'drew':
        this.deck -= sight.count;
        this.pending = sight.count;
        return;
      case 'kept':
        page(sight.seat).cards += sight.count;
        this.discarded += sight.discarded.length;
        this.pending -= sight.count + sight.discarded.length;
        return;
      case 'drewExtraCards':
      case 'usedSmithy':
        this.deck -= sight.count;
        page(sight.seat).cards += sight.count;
        if (sight.kind === 'usedSmithy') page(sight.seat).gold -= 3;
        return;
      case 'usedLaboratory':
        page(sight.seat).cards -= 1;
        page(sight.seat).gold += 1;
        this.discarded += 1;
        return;
      case 'swapped':
        page(sight.seat).cards = sight.count;
        page(sight.partner).cards = sight.partnerCount;
        return;
      case 'exchanged':
        this.deck -= sight.count;
        this.discarded += sight.count;
        return;
      case 'reshuffled':
        this.deck += sight.cards;
        this.discarded -= sight.cards;
        return;
      case 'built': {
        const { city } = page(sight.seat);
        city.push(sight.district);
        page(sight.seat).cards -= 1;
        page(sight.seat).gold -= DISTRICT_FACTS[sight.district].cost;
        if (city.length === 8 && this.first < 0) this.first = sight.seat;
        return;
      }
      case 'destroyed': {
        const { city } = page(sight.owner);
        city.splice(city.indexOf(sight.district), 1);
        page(sight.seat).gold -= DISTRICT_FACTS[sight.district].cost - 1;
        this.pending = 1;
        return;
      }
      case 'salvaged':
        page(sight.seat).gold -= 1;
        page(sight.seat).cards += 1;
        this.pending = 0;
        return;
      case 'declined':
        this.discarded += 1;
        this.pending = 0;
        return;
      case 'ended':
        this.over = true;
    }
  }

  /** A destroyed district that nobody is asked about is discarded. */
  settle(isAsked: boolean): void {
    if (isAsked || this.pending !== 1) return;
    this.discarded += 1;
    this.pending = 0;
  }

  /** Rules §9, word by word. */
  points(seat: number): number {
    const { city } = this.pages[seat]!;
    const worth = city.map((district) =>
      district === 'university' || district === 'dragon_gate' ? 8 : cost(district),
    );
    const sum = worth.reduce((total, one) => total + one, 0);
    const others = new Set(city.filter((one) => one !== 'haunted_city').map((one) => DISTRICT_FACTS[one].colour)).size;
    const colours = others === 5 || (others === 4 && city.includes('haunted_city')) ? 3 : 0;
    const complete = seat === this.first ? 4 : city.length >= 8 ? 2 : 0;
    return sum + colours + complete;
  }
}

const cost = (district: District): number => DISTRICT_FACTS[district].cost;
