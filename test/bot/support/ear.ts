/** Members who cannot see a picture: all that they get of a message is its words, and they press by label. */
import type { APIMessage } from 'discord.js';
import { expect } from 'vitest';
import { limits } from '../../../src/bot/discord/limits.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import { MEMBERS } from '../../../src/playground/world/world.ts';
import { leadsOn } from './driver.ts';
import type { TestGuildhall } from './guildhall.ts';
import { buttonsOf, menusOf, messageOf, picturesOf, shownBoard, textOf } from './table.ts';

/** The words of a message. */
export interface Heard {
  readonly text: string;
  readonly altTexts: readonly string[];
  /** Labels of the buttons that can be pressed. */
  readonly buttons: readonly string[];
  /** Those of them that lead to a move, or play one. */
  readonly moves: readonly string[];
  /** The lines of its menus, each with what stands beneath it. */
  readonly lines: readonly { readonly label: string; readonly description: string }[];
}

export interface Listener {
  /** As it is written in texts. */
  readonly name: string;
  /** The public board; from there on this is what is pressed. */
  board(): Promise<Heard>;
  /** Presses a button of what was heard last, or chooses a line of a menu; the message that this leads to. */
  press(label: string): Promise<Heard>;
  /** All pages of the board as text, line by line, from the board on. */
  position(): Promise<readonly string[]>;
  /** The list of moves, turn by turn, newest first, each line by line. `pages`: how many of its pages. */
  story(pages: 'first' | 'all'): Promise<readonly (readonly string[])[]>;
}

const heardIn = (message: APIMessage): Heard => ({
  text: textOf(message),
  altTexts: picturesOf(message).flatMap(
    ({ items }) => (items as readonly { readonly description?: string }[]).map(({ description = '' }) => description), // Of a gallery.
  ),
  buttons: buttonsOf(message).flatMap(({ label, disabled }) => (label && !disabled ? [label] : [])),
  moves: buttonsOf(message).flatMap((button) =>
    button.label && !button.disabled && leadsOn(button) ? [button.label] : [],
  ),
  lines: menusOf(message).flatMap(({ options }) =>
    options.map(({ label, description = '' }) => ({ label, description })),
  ),
});

/** What was pressed shows on the board. */
const SILENCE: Heard = { text: '', altTexts: [], buttons: [], moves: [], lines: [] };

/** Who is asked, by the head of the board, which mentions or names the player, or the first of several; null for nobody. */
export function calledBy(hall: TestGuildhall, { text }: Heard): FakeUser | null {
  const [, id, name] = /^### (?:<@(\d+)>(?:,| and) |\S+ ([^,]+), )/m.exec(text) ?? [];
  const member = MEMBERS.find((one) => one.id === id || one.name === name);
  return member === undefined ? null : hall.discord.user(member.username);
}

/** The cells that a sentence lists, if several; what a wall runs along is no list of places. */
const placesIn = (sentence: string): string => {
  const cells = sentence.includes('wall runs') ? [] : [...sentence.matchAll(/\(−?\d+, −?\d+\)/g)];
  return cells.length < 2 ? '' : cells.join(' ');
};

/** Alt texts fit Discord, and say nothing twice; those of a private step name all that can be pressed. */
function expectGoodAltTexts({ altTexts, moves, lines }: Heard, isPrivate: boolean): void {
  for (const alt of altTexts) {
    expect(alt.length).toBeGreaterThan(0);
    expect(alt.length).toBeLessThanOrEqual(limits.altText);
    // Those who share a place begin alike, with its number.
    const sentences = alt.split(/(?<=\.)\s/).filter((one) => !/^\d+\.$/.test(one));
    expect(sentences.filter((one, i) => sentences.indexOf(one) < i)).toEqual([]);
    expect(alt).not.toMatch(/(?:^|[;:] )([^;:.]+): \1(?:[;.]|$)/i);
    const places = sentences.map(placesIn).filter((one) => one !== '');
    expect(places.filter((one, i) => places.indexOf(one) < i)).toEqual([]);
    const offered = /Available: ([^\n]*?)\.(?:\s|$)/.exec(alt)?.[1] ?? '';
    // What is ticked in a menu is no choice on the picture. A letter or a number stands for its button.
    const named = isPrivate && lines.length === 0 ? moves.filter((label) => label !== 'Confirm') : [];
    expect(named.filter((label) => !offered.includes(label) && !offered.includes(`${label.split(' ')[0]}: `))).toEqual(
      [],
    );
  }
}

export function listen(hall: TestGuildhall, table: string, me: FakeUser): Listener {
  let message: APIMessage | null = null;
  const heard = (next: APIMessage, isPrivate = true): Heard => {
    message = next;
    const words = heardIn(next);
    expectGoodAltTexts(words, isPrivate);
    return words;
  };

  function act(label: string): Promise<InteractionResult> {
    if (message === null) throw new Error('nothing was heard yet');
    const button = buttonsOf(message).find((one) => one.label === label && !one.disabled);
    if (button) return me.press(message.id, button.custom_id);
    const menu = menusOf(message).find(({ options }) => options.some((one) => one.label === label));
    const line = menu?.options.find((one) => one.label === label);
    if (!menu || !line) throw new Error(`no ${label} in ${JSON.stringify(heardIn(message))}`);
    return me.select(message.id, menu.custom_id, [line.value]);
  }

  const listener: Listener = {
    name: me.member.name,
    board: async () => heard(await shownBoard(hall, table), false),
    async press(label) {
      const outcome = await act(label);
      return outcome.kind === 'acknowledged' ? SILENCE : heard(messageOf(outcome));
    },
    async position() {
      const pages = await pagesOf('Board as text', 'all');
      return pages.flatMap((text) => text.split('\n')).filter((line) => !isFoot(line));
    },
    async story(which) {
      const pages = await pagesOf('Move list', which);
      const lines = pages
        .flatMap((text) => text.split('\n').slice(1))
        .filter((line) => !isFoot(line) && !isHeading(line));
      const turns: string[][] = [];
      for (const line of lines) {
        if (line.startsWith('> ')) turns.at(-1)?.push(line.slice(2));
        else turns.push([line]);
      }
      return turns;
    },
  };
  return listener;

  /** The pages of something told in words, from the board on. */
  async function pagesOf(label: string, which: 'first' | 'all'): Promise<readonly string[]> {
    const { buttons } = await listener.board();
    if (!buttons.includes(label)) await listener.press('More');
    const pages = [(await listener.press(label)).text];
    const [, count = '1'] = /Page 1 of (\d+)/.exec(pages[0]!) ?? [];
    while (which === 'all' && pages.length < Number(count)) pages.push((await listener.press('Next page')).text);
    return pages;
  }
}

const isFoot = (line: string): boolean => line.startsWith('-# ');
/** `**Final scoring**`, above the turns of a part of the game. */
const isHeading = (line: string): boolean => /^\*\*[^*]+\*\*$/.test(line);
