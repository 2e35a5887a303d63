import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown } from '../../../src/playground/page/markdown/parseMarkdown.ts';

const text = (value: string) => ({ kind: 'text', text: value });

describe('the Markdown of messages', () => {
  it('keeps what is no markup as it was written', () => {
    for (const plain of [
      '5 * 3 * 2',
      'snake_case_name',
      'a # b',
      '1.5 - 2',
      '3 < 4 > 2',
      '*',
      '**',
      '<b>no</b>',
      '##none',
    ]) {
      expect(parseMarkdown(plain)).toEqual([{ kind: 'paragraph', children: [text(plain)] }]);
    }
  });

  it('reads headings, side text and paragraphs line by line', () => {
    expect(parseMarkdown('## Carcassonne\n-# Table 12\nfirst\nsecond\n\nthird')).toEqual([
      { kind: 'heading', level: 2, children: [text('Carcassonne')] },
      { kind: 'small', children: [text('Table 12')] },
      { kind: 'paragraph', children: [text('first'), { kind: 'break' }, text('second')] },
      { kind: 'paragraph', children: [text('third')] },
    ]);
  });

  it('reads bold, italic, both, underline, strike and spoiler', () => {
    expect(parseInline('**b** *i* _j_ ***bi*** __u__ ~~s~~ ||x||')).toEqual([
      { kind: 'bold', children: [text('b')] },
      text(' '),
      { kind: 'italic', children: [text('i')] },
      text(' '),
      { kind: 'italic', children: [text('j')] },
      text(' '),
      { kind: 'bold', children: [{ kind: 'italic', children: [text('bi')] }] },
      text(' '),
      { kind: 'underline', children: [text('u')] },
      text(' '),
      { kind: 'strike', children: [text('s')] },
      text(' '),
      { kind: 'spoiler', children: [text('x')] },
    ]);
  });

  it('reads bold text within italic text', () => {
    expect(parseInline('*a **b** c*')).toEqual([
      { kind: 'italic', children: [text('a '), { kind: 'bold', children: [text('b')] }, text(' c')] },
    ]);
  });

  it('reads no markup inside code', () => {
    expect(parseInline('`**a** <@1>`')).toEqual([{ kind: 'code', text: '**a** <@1>' }]);
    expect(parseMarkdown('see\n```js\n# **x**\n```\nend')).toEqual([
      { kind: 'paragraph', children: [text('see')] },
      { kind: 'code', text: '# **x**' },
      { kind: 'paragraph', children: [text('end')] },
    ]);
  });

  it('takes away the meaning of an escaped mark', () => {
    expect(parseInline('\\*a\\* \\<@1>')).toEqual([text('*a* <@1>')]);
  });

  it('reads mentions, commands and times', () => {
    expect(parseInline('<@12> <@!13> <#14> <@&15> </carcassonne place:16> <t:60:R> <t:61>')).toEqual([
      { kind: 'user', id: '12' },
      text(' '),
      { kind: 'user', id: '13' },
      text(' '),
      { kind: 'channel', id: '14' },
      text(' '),
      { kind: 'role', id: '15' },
      text(' '),
      { kind: 'command', text: '/carcassonne place' },
      text(' '),
      { kind: 'time', at: 60_000, style: 'R' },
      text(' '),
      { kind: 'time', at: 61_000, style: 'f' },
    ]);
  });

  it('makes links of http and https addresses only', () => {
    expect(parseInline('[here](https://example.org/a) https://example.org/b.')).toEqual([
      { kind: 'link', href: 'https://example.org/a', children: [text('here')] },
      text(' '),
      { kind: 'link', href: 'https://example.org/b', children: [text('https://example.org/b')] },
      text('.'),
    ]);
    const script = '[x](javascript:alert(1))';
    expect(parseInline(script)).toEqual([text(script)]);
  });

  it('reads lists with a second level, numbered lists and quotes', () => {
    expect(parseMarkdown('- a\n  - b\n* c\n3. d\n> e\n> f')).toEqual([
      {
        kind: 'list',
        start: null,
        items: [
          { depth: 0, children: [text('a')] },
          { depth: 1, children: [text('b')] },
          { depth: 0, children: [text('c')] },
          { depth: 0, children: [text('d')] },
        ],
      },
      {
        kind: 'quote',
        blocks: [{ kind: 'paragraph', children: [text('e'), { kind: 'break' }, text('f')] }],
      },
    ]);
  });
});
