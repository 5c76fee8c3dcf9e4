import type { JsonSchema } from './calls.ts';
import { Entries, Verbatim } from './json-text.ts';
import type { Random } from './random.ts';

/** What a value may be made of. */
export interface Ingredients {
  readonly random: Random;
  readonly schema: JsonSchema;
  /** Ids of things that belong to other people, and of those that belong to these. */
  readonly foreignIds: readonly string[];
  readonly ownIds: readonly string[];
}

type Text = string | ((ingredients: Ingredients) => string);

const DEFAULT_LIMIT = 200;

/** The most characters that a schema lets a text have, in any of its alternatives. */
export const limitOf = ({ maxLength, anyOf = [], oneOf = [] }: JsonSchema): number =>
  Math.max(maxLength ?? 0, ...[...anyOf, ...oneOf].map(limitOf));

const choicesOf = ({ enum: choices = [], anyOf = [], oneOf = [] }: JsonSchema): readonly unknown[] => [
  ...choices,
  ...[...anyOf, ...oneOf].flatMap(choicesOf),
];

/** Texts that no form would ever send, for any place. */
export const texts = {
  empty: '',
  blank: ' ',
  'white space': '\t\r\n \u00a0\u2003\u3000',
  'a NUL': 'a\0b',
  'a lone surrogate': 'x\ud800y',
  'a low surrogate first': '\udc00\ud800',
  'right to left': '\u202eevil\u202c \u2066x\u2069',
  'zero width': 'a\u200b\u200d\u2060\ufeffb',
  'combining characters': `e${'\u0301'.repeat(400)}`,
  emoji: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇬🇧',
  'astral letters': '𝕬𝖉𝖒𝖎𝖓',
  'dotless i': 'İıſK',
  'a ligature': 'ﬃﬆ',
  'an escape sequence': '\u001b[31mred\u0007',
  'a line of a mail': 'x\r\nBcc: everyone@letfair.example',
  SQL: "'; drop table account; -- \\",
  'a LIKE pattern': '%_%\\%',
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'an open tag again and again': '<a'.repeat(80),
  'an XML entity': '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  'a template': `{{7*7}}\${7*7}<%= 7*7 %>`,
  'a formula': '=HYPERLINK("https://x.example","x")',
  'a path': '../../../../etc/passwd',
  'a percent escape': '%00%2e%2e%2f%zz',
  'a script address': 'javascript:alert(1)',
  'an address of this machine': 'http://127.0.0.1:5432/',
  'the word __proto__': '__proto__',
  'the word constructor': 'constructor',
  'the word toString': 'toString',
  'the word null': 'null',
  'the word undefined': 'undefined',
  'the word NaN': 'NaN',
  'a numeric text': '12',
  'a negative text': '-1',
  'an exponent': '1e3',
  'a huge exponent': '1e400',
  'a hexadecimal text': '0x10',
  'a number with a sign': '+1',
  'many digits': '9'.repeat(30),
  'digits of another script': '１２٣',
  'no day': '0000-00-00',
  'the last day': '9999-12-31',
  'a day too many': '2026-02-30',
  'the last day of JavaScript': '+275760-09-13',
  'before Christ': '-000001-01-01',
  'an instant': '2026-11-18T24:00:00Z',
  'a leap second': '2026-12-31T23:59:60Z',
  'a time of no day': '2026-03-29T01:30',
  'a postcode in pieces': 'L S 1\u00a0 4A P',
  'a postcode of no place': 'ZZ99 9ZZ',
  'an email with a quote': '"a b"@letfair.example',
  'an email in brackets': 'a@[127.0.0.1]',
  'two at signs': 'a@@b@c.example',
  'another’s id': ({ random, foreignIds }) => random.pick(foreignIds),
  'an id of another kind': ({ random, ownIds }) => random.pick(ownIds),
  'an id in capitals': ({ random, ownIds }) => random.pick(ownIds).toUpperCase(),
  'an id of nobody': '00000000-0000-0000-0000-000000000000',
  'an id cut short': ({ random, ownIds }) => random.pick(ownIds).slice(0, -1),
  'a cursor': () => Buffer.from('[1e400,"x"]').toString('base64url'),
  'a cursor with words': ({ random, ownIds }) => `2026-11-18T00:00:00.000Z ${random.pick(ownIds)}`,
  'another choice': ({ random, schema }) => String(random.pick([...choicesOf(schema), 'live'])).toUpperCase(),
  'a choice with a space': ({ random, schema }) => ` ${String(random.pick([...choicesOf(schema), 'live']))}`,
  'one above the limit': ({ schema }) => 'x'.repeat((limitOf(schema) || DEFAULT_LIMIT) + 1),
  'at the limit': ({ schema }) => 'é'.repeat(Math.min(limitOf(schema) || DEFAULT_LIMIT, 100_000)),
  'words up to the limit': ({ schema }) => 'a, '.repeat(Math.min(limitOf(schema) || DEFAULT_LIMIT, 100_000) / 3),
  'signs up to the limit': ({ random, schema }) =>
    random
      .pick(['+', ' ', '(', '<a', '.', '-', "'", '0', '@a', '\n', '&#', ',,', '/'])
      .repeat(Math.min(limitOf(schema) || DEFAULT_LIMIT, 60_000) / 2),
  // Whoever cuts it off cuts a character in half, here or one further.
  'emoji beyond the limit': ({ random, schema }) =>
    `${random.pick(['', 'x'])}${'😀'.repeat(Math.min(limitOf(schema) || DEFAULT_LIMIT, 60_000) / 2)}`,
  '100 kB': 'x'.repeat(100_000),
  '100 kB of signs': ({ random }) => random.pick(['+', ' ', '(', '<a', '.', '-', '@a.', '0 ']).repeat(50_000),
} as const satisfies Record<string, Text>;

export type TextKind = keyof typeof texts;
export const textKinds = Object.keys(texts) as TextKind[];
export const textOf = (kind: TextKind, ingredients: Ingredients): string => {
  const text: Text = texts[kind];
  return typeof text === 'string' ? text : text(ingredients);
};

const nested = (open: string, close: string, levels: number) =>
  new Verbatim(`${open.repeat(levels)}${close === ']' ? '' : '1'}${close.repeat(levels)}`);

/** Values of a JSON body besides texts. */
export const values = {
  missing: undefined,
  null: null,
  true: true,
  zero: 0,
  'minus zero': -0,
  one: 1,
  'minus one': -1,
  'a fraction': 0.1 + 0.2,
  '2^31': 2 ** 31,
  '2^53': 2 ** 53,
  'beyond 2^53': new Verbatim('9007199254740993'),
  'the largest number': Number.MAX_VALUE,
  'the smallest number': 5e-324,
  'beyond every number': new Verbatim('1e400'),
  'a long number': new Verbatim('1'.repeat(20_000)),
  NaN: new Verbatim('NaN'),
  Infinity: new Verbatim('-Infinity'),
  'an empty list': [],
  'a list of null': [null],
  'a list in a list': [[['x']]],
  'a text in a list': ['x'],
  'a long list': Array.from({ length: 8_000 }, (_, at) => at),
  'the same many times': Array.from({ length: 300 }, () => 'a'),
  'an empty object': {},
  'an unknown field': { unknown: 1, x: { y: [{}] } },
  'many fields': Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`f${at}`, at])),
  'a long key': { ['k'.repeat(50_000)]: 1 },
  'a key with a lone surrogate': { 'x\ud800': 1, '\0': 2 },
  'own methods': new Entries(
    ['toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'then', 'length'].map((name) => [name, 'x']),
  ),
  'a prototype': new Entries([['__proto__', { isAdmin: true, user_type: 'admin' }]]),
  'a constructor': new Entries([['constructor', { prototype: { isAdmin: true } }]]),
  '10,000 lists': nested('[', ']', 10_000),
  '10,000 objects': nested('{"a":', '}', 10_000),
} as const;
export type ValueKind = keyof typeof values;
export const valueKinds = Object.keys(values) as ValueKind[];

/** Kinds of the type that a place wants: what is of another type is refused by the same code everywhere. */
const kindsByType: Readonly<Record<string, readonly (TextKind | ValueKind)[]>> = {
  string: textKinds,
  number: [
    'zero',
    'minus zero',
    'one',
    'minus one',
    'a fraction',
    '2^31',
    '2^53',
    'beyond 2^53',
    'the largest number',
    'the smallest number',
    'beyond every number',
  ],
  integer: ['zero', 'minus zero', 'one', 'minus one', '2^31', '2^53', 'beyond 2^53', 'beyond every number'],
  boolean: ['true'],
  null: ['null'],
  array: [
    'an empty list',
    'a list of null',
    'a list in a list',
    'a text in a list',
    'a long list',
    'the same many times',
  ],
  object: ['an empty object', 'an unknown field', 'many fields', 'own methods', 'a prototype', 'a constructor'],
};

export const kindsOfType = ({ type = [], anyOf = [], oneOf = [] }: JsonSchema): readonly string[] => [
  ...[type].flat().flatMap((name) => kindsByType[name] ?? []),
  ...[...anyOf, ...oneOf].flatMap(kindsOfType),
];
