/** Names that people have tried, or may try, to break out with: more than five hundred, no two alike. */

const MENTIONS = [
  ...['@everyone', '@here', '<@100000000000000001>', '<@!100000000000000001>', '<@&100000000000000001>'],
  ...['<#100000000000000001>', '<id:customize>', '</new:100000000000000001>', '<t:0:R>', '<:x:100000000000000001>'],
  ...['<a:x:100000000000000001>', '<@\u200B100000000000000001>', '@\u200Beveryone', '＠everyone', '<@', '@'],
];
const MARKUP = [
  ...['**b**', '__u__', '_i_', '*i*', '~~s~~', '||s||', '`c`', '```js\nx\n```', '> q', '>>> q', '# h', '## h', '### h'],
  ...[
    '-# s',
    '- l',
    '* l',
    '+ l',
    '1. l',
    '99) l',
    '[t](https://e.example)',
    '[t]: x',
    '![i](x)',
    '\\',
    '\\\\*x\\*',
    '|a|b|',
  ],
  ...['***', '___', '---', '~~~', '<!-- -->', '*'.repeat(60), '`'.repeat(7), '#'.repeat(9)],
];
const LINKS = [
  ...['https://e.example', 'http://e.example/a?b', 'discord.gg/abc', '<https://e.example>', 'mailto:a@e.example'],
  ...[
    'javascript:x',
    'discord://x',
    'attachment://board.png',
    'steam://x',
    'www.e.example',
    '//e.example',
    'https:／／e.example',
  ],
];
const UNSEEN = [
  ...[0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069],
  ...[0x206a, 0x206f, 0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffb, 0xfffc, 0xfffd, 0xfffe],
  ...[0xe000, 0xf8ff, 0xd800, 0xdfff, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xf0000, 0x10fffd, 0x10ffff, 0x1d173],
].map((code) => String.fromCodePoint(code));
const CONTROLS = Array.from({ length: 0x21 }, (_, code) => String.fromCodePoint(code)).concat(
  Array.from({ length: 0x21 }, (_, code) => String.fromCodePoint(0x7f + code)),
);
const BLANKS = [0xa0, 0x1680, 0x2000, 0x2003, 0x2007, 0x2009, 0x200a, 0x202f, 0x205f].map((code) =>
  String.fromCodePoint(code),
);
const MARKS = [
  ...['\u0301', '\u0300\u0301\u0302', '\u20dd', '\u20e3', '\u0489', '\u0e47', '\u0e49\u0e49\u0e49\u0e49'],
  ...['\u05b0\u05bc\u05c1\u05c2', '\u0650\u0651\u0652', '\u302a', '\u3099', '\u0f39', '\u135f'],
];
const SCRIPTS = [
  ...[
    'אבגד',
    'مرحبا بالعالم',
    'สวัสดี',
    'नमस्ते',
    'ภ๊๊๊๊',
    '漢字かな',
    '한글',
    'ﷺ',
    'ǅ',
    'ß',
    'ﬀ',
    '𝕬𝖇𝖈',
    '🄰🅱',
    'Ⓐⓑ',
    'ａｂｃ',
    '½',
  ],
  ...['👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪🇯🇵', '👍🏿', '1️⃣', '™️', '⚔️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '●', '■', '▲'],
];
const PROGRAMS = [
  ...[
    "'; DROP TABLE seats; --",
    '<script>alert(1)</script>',
    '<img src=x onerror=x>',
    '$' + '{process.env}',
    '{{x}}',
    '%s%n%x',
  ],
  ...[
    '\u001b[31mred\u001b[0m',
    '\n{"level":"error"}',
    '\r\nX: y',
    '../../etc/passwd',
    'null',
    'undefined',
    'NaN',
    '__proto__',
  ],
  ...[
    'constructor',
    'toString',
    '"',
    "'",
    '","x":"',
    '&lt;',
    '&#64;everyone',
    '%40everyone',
    'v1:1:join:',
    '\\u0040everyone',
  ],
];
const LONG = [
  'x'.repeat(200),
  '漢'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(40),
  'W'.repeat(32),
  `a${'\u0301'.repeat(300)}`,
  ' '.repeat(500),
  '\n'.repeat(99),
];

const SEEDS = [
  ...MENTIONS,
  ...MARKUP,
  ...LINKS,
  ...UNSEEN,
  ...CONTROLS,
  ...BLANKS,
  ...MARKS,
  ...SCRIPTS,
  ...PROGRAMS,
  ...LONG,
];

/** Alone, and within a name. */
export const HOSTILE_NAMES: readonly string[] = [
  ...new Set(SEEDS.flatMap((seed) => [seed, `Ann${seed}`, `${seed}Bob`, `Q ${seed} ${seed}x`])),
];
