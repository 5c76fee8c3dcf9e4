import { type Call, REMOVED } from './calls.ts';
import { Entries, jsonText, valueAt, withValueAt } from './json-text.ts';
import type { Place } from './places.ts';
import {
  type Ingredients,
  kindsOfType,
  type TextKind,
  textKinds,
  textOf,
  type ValueKind,
  valueKinds,
  values,
} from './values.ts';

/** One change of a call at one place. */
export interface Bend {
  readonly place: Place;
  readonly kind: string;
}

type Maker = (call: Call, ingredients: Ingredients) => Call;

/** All there is to try at a place. */
export const kindsAt = (place: Place): readonly string[] => {
  if (place.in === 'body') return bodyKinds;
  if (place.in === 'query') return queryKinds;
  if (place.in === 'params') return paramKinds;
  if (place.in === 'headers') return headerKinds;
  return Object.keys(place.in === 'payload' ? payloads : requests);
};

/** The same for a place in a body, without what has another type than it wants. */
export const likelyKindsAt = (place: Place): readonly string[] => {
  const likely = place.in === 'body' ? kindsOfType(place.schema) : [];
  return likely.length > 0 ? likely : kindsAt(place);
};

export function bend(call: Call, { place, kind }: Bend, ingredients: Ingredients): Call {
  if (place.in === 'payload') return payloads[kind]!(call, ingredients);
  if (place.in === 'request') return requests[kind]!(call, ingredients);
  if (place.in === 'body') return { ...call, body: bentBody(call, place.path, kind, ingredients) };
  if (place.in === 'query') return { ...call, query: bentQuery(call, place.name, kind, ingredients) };
  if (place.in === 'params') return { ...call, params: { ...call.params, [place.name]: bentParam(kind, ingredients) } };
  return { ...call, headers: { ...call.headers, [place.name]: bentHeader(kind, ingredients) } };
}

const DUPLICATE = 'twice, the second time as a list';
const SECOND = 'a second key beside it';
const bodyKinds: readonly string[] = [...textKinds, ...valueKinds, DUPLICATE, SECOND];

function bentBody({ body }: Call, path: readonly (string | number)[], kind: string, ingredients: Ingredients): unknown {
  if (kind !== DUPLICATE && kind !== SECOND) {
    const value = kind in values ? values[kind as ValueKind] : textOf(kind as TextKind, ingredients);
    return withValueAt(body, path, value);
  }
  const [parentPath, key] = [path.slice(0, -1), String(path.at(-1))];
  const parent = valueAt(body, parentPath) ?? {};
  const extra = kind === DUPLICATE ? [key, [['x']]] : [`${key}\u200b`, 'x'];
  return withValueAt(body, parentPath, new Entries([...Object.entries(parent), extra as [string, unknown]]));
}

/** Longer addresses and headers never get past Node. */
const MAX_ADDRESS = 14_000;

/** Percent encoding of any text, also of half a character, which `encodeURIComponent` refuses. */
const encoded = (text: string): string =>
  [...text]
    .map((character) =>
      character.isWellFormed()
        ? encodeURIComponent(character)
        : `%ED%${(0x80 | ((character.charCodeAt(0) >> 6) & 0x3f)).toString(16)}%${(0x80 | (character.charCodeAt(0) & 0x3f)).toString(16)}`,
    )
    .join('')
    .slice(0, MAX_ADDRESS)
    // An escape must not be cut in half.
    .replace(/%[\dA-Fa-f]?$/, '');

const wrongEscapes = ['%', '%zz', '%ff%fe', '%c0%80', '%ed%a0%80', '%u0041'];
const wrongEscape = 'a wrong escape';

const queryKinds: readonly string[] = [
  ...textKinds,
  wrongEscape,
  'missing',
  'twice',
  'as a list',
  'as an object',
  'without a value',
  'as numbers of a list',
];

function bentQuery({ query }: Call, name: string, kind: string, ingredients: Ingredients): Call['query'] {
  const others = query.filter(([other]) => other !== name);
  const [, valid = 'x'] = query.find(([other]) => other === name) ?? [];
  if (kind === 'missing') return others;
  if (kind === 'twice') return [...others, [name, valid], [name, 'x']];
  if (kind === 'as a list') return [...others, [`${name}[]`, valid], [`${name}[]`, 'x']];
  if (kind === 'as an object') return [...others, [`${name}[toString]`, valid], [`${name}.constructor`, 'x']];
  if (kind === 'as numbers of a list') return [...others, ...Array.from({ length: 300 }, () => [name, '1'] as const)];
  if (kind === 'without a value') return [...others, [`${name}&${name}`, '']];
  if (kind === wrongEscape) return [...others, [name, ingredients.random.pick(wrongEscapes)]];
  return [...others, [name, encoded(textOf(kind as TextKind, ingredients))]];
}

const paramKinds: readonly string[] = [...textKinds, wrongEscape, 'an encoded slash', 'dots'];

function bentParam(kind: string, ingredients: Ingredients): string {
  if (kind === 'an encoded slash') return 'a%2fb%5c..';
  if (kind === 'dots') return '%2e%2e';
  if (kind === wrongEscape) return ingredients.random.pick(wrongEscapes);
  return encoded(textOf(kind as TextKind, ingredients));
}

const headerKinds: readonly string[] = [
  ...textKinds,
  'missing',
  'a bearer with nothing',
  'a bearer of 200 letters',
  'basic',
  'two bearers',
  'a weak tag',
  'any tag',
  'many tags',
  'another type',
];

const headerValues: Readonly<Record<string, string>> = {
  missing: REMOVED,
  'a bearer with nothing': 'Bearer ',
  'a bearer of 200 letters': `Bearer ${'x'.repeat(200)}`,
  basic: 'Basic YTpi',
  'two bearers': 'Bearer x, Bearer y',
  'a weak tag': 'W/"0"',
  'any tag': '*',
  'many tags': '"1", '.repeat(500),
  'another type': 'application/json; charset=utf-16; x="',
};

/** What Node lets through: bytes without control characters. */
const bentHeader = (kind: string, ingredients: Ingredients): string =>
  headerValues[kind] ??
  Buffer.from(textOf(kind as TextKind, ingredients))
    .toString('latin1')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
    .replace(/[\0-\x1f\x7f]/g, '')
    .trim()
    .slice(0, MAX_ADDRESS);

const bytesOf = (body: unknown): Buffer =>
  body === undefined ? Buffer.from('{}') : Buffer.isBuffer(body) ? body : Buffer.from(jsonText(body));
const isJson = { 'content-type': 'application/json' };
const raw =
  (make: (bytes: Buffer) => Buffer, type?: string): Maker =>
  (call) => ({
    ...call,
    headers: { ...call.headers, ...(type ? { 'content-type': type } : Buffer.isBuffer(call.body) ? {} : isJson) },
    body: make(bytesOf(call.body)),
  });
const text = (content: string, type?: string): Maker => raw(() => Buffer.from(content), type);
const with2MB = Buffer.alloc(2_000_000, ' ');
const [opening, closing] = [Buffer.from('{"x":"'), Buffer.from('"}')];

/** What is done to a body as a whole. */
const payloads: Readonly<Record<string, Maker>> = {
  'no body': (call) => ({ ...call, body: undefined }),
  'a type without a body': (call) => ({ ...call, body: undefined, headers: { ...call.headers, ...isJson } }),
  'an empty body': text(''),
  'a body cut off': raw((bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))),
  'a byte order mark': raw((bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes])),
  'something behind it': raw((bytes) => Buffer.concat([bytes, Buffer.from(' {}')])),
  'twice in a row': raw((bytes) => Buffer.concat([bytes, bytes])),
  'a list': text('[]'),
  'a list of itself': raw((bytes) => Buffer.concat([Buffer.from('['), bytes, Buffer.from(']')])),
  'the text null': text('null'),
  'a text': text('"x"'),
  'a number': text('1e400'),
  'a quote': text('"'),
  'single quotes': text("{'a':1}"),
  'a comma too many': text('{"a":1,}'),
  'a comment': text('/* x */{}'),
  'a NUL byte': text('\0'),
  'invalid UTF-8': raw((bytes) =>
    Buffer.concat([opening, Buffer.from([0xff, 0xfe, 0xc3, 0x28]), closing, bytes.subarray(0, 0)]),
  ),
  'overlong UTF-8': raw(() => Buffer.concat([opening, Buffer.from([0xc0, 0x80, 0xe0, 0x80, 0xaf]), closing])),
  'UTF-16': raw((bytes) => Buffer.from(bytes.toString(), 'utf16le'), 'application/json; charset=utf-16le'),
  'a prototype': text('{"__proto__":{"isAdmin":true}}'),
  'a hidden prototype': text('{"\\u005f_proto__":{"isAdmin":true}}'),
  'a constructor': text('{"constructor":{"prototype":{"isAdmin":true}}}'),
  '40,000 lists': text('['.repeat(40_000) + ']'.repeat(40_000)),
  '10,000 objects': text(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  'many keys': raw(() =>
    Buffer.from(JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`k${at}`, at])))),
  ),
  '2 MB of spaces': raw((bytes) => Buffer.concat([with2MB, bytes])),
  'one text of 2 MB': raw(() => Buffer.concat([opening, with2MB, closing])),
  'plain text': raw((bytes) => bytes, 'text/plain'),
  XML: text('<a/>', 'application/xml'),
  'a form': text('a=1&a=2', 'application/x-www-form-urlencoded'),
  'a form without a boundary': raw((bytes) => bytes, 'multipart/form-data'),
  'a form with a strange name': raw(formOf('constructor'), 'multipart/form-data; boundary=x'),
  'a form with two files': raw(
    (bytes) => Buffer.concat([formOf('file')(bytes), formOf('file')(bytes)]),
    'multipart/form-data; boundary=x',
  ),
  'a form that never ends': raw((bytes) => formOf('file')(bytes).subarray(0, -6), 'multipart/form-data; boundary=x'),
  'JSON of another kind': raw((bytes) => bytes, 'application/merge-patch+json'),
  'a picture that is none': text('GIF89a<script>', 'image/jpeg'),
  'a PDF that is none': text('%PDF-1.7\n<</JS(app.alert(1))>>', 'application/pdf'),
  'a ZIP that is none': raw((bytes) => Buffer.concat([Buffer.from('PK\x03\x04'), bytes]), 'application/octet-stream'),
  'an SVG': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'),
  'compressed, they say': (call) => ({ ...call, headers: { ...call.headers, 'content-encoding': 'gzip' } }),
};

function formOf(name: string) {
  return (bytes: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="../../x\u202e.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
}

const onPath =
  (change: (path: string) => string): Maker =>
  (call) => ({
    ...call,
    target: { ...call.target, path: change(call.target.path) },
  });
const withHeaders =
  (headers: Readonly<Record<string, string>>): Maker =>
  (call) => ({
    ...call,
    headers: { ...call.headers, ...headers },
  });
const method =
  (name: string): Maker =>
  (call) => ({ ...call, target: { ...call.target, method: name } });
const query =
  (...pairs: readonly (readonly [string, string])[]): Maker =>
  (call) => ({
    ...call,
    query: [...call.query, ...pairs],
  });

/** What is done to the address, the method and headers that no call reads. */
const requests: Readonly<Record<string, Maker>> = {
  nothing: (call) => call,
  'a slash behind it': onPath((path) => `${path}/`),
  'two slashes': onPath((path) => path.replace('/', '//')),
  capitals: onPath((path) => path.toUpperCase()),
  'a percent sign behind it': onPath((path) => `${path}/%`),
  'a NUL behind it': onPath((path) => `${path}%00`),
  'half a character behind it': onPath((path) => `${path}/%ed%a0%80`),
  'a way up': onPath((path) => `${path}/..%2f..%2fadmin`),
  'a semicolon': onPath((path) => `${path};x=1`),
  'a long path': onPath((path) => `${path}/${'x'.repeat(10_000)}`),
  PATCH: method('PATCH'),
  HEAD: method('HEAD'),
  OPTIONS: method('OPTIONS'),
  TRACE: method('TRACE'),
  'another method': (call, ingredients) => method(call.target.method === 'GET' ? 'DELETE' : 'GET')(call, ingredients),
  'an unknown parameter': query(['unknown', 'x']),
  'a parameter named __proto__': query(['__proto__', 'x'], ['__proto__[isAdmin]', 'true']),
  'a parameter named constructor': query(['constructor', 'x'], ['toString', 'y']),
  '2,000 parameters': query(...Array.from({ length: 2_000 }, (_, at) => [`p${at}`, ''] as const)),
  'a method in a header': withHeaders({ 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }),
  'a strange host': withHeaders({ host: 'evil.example:99999', 'x-forwarded-host': 'evil.example' }),
  'a strange network': withHeaders({ 'x-forwarded-for': "::ffff:999.1.1.1, ' or 1=1, 127.0.0.1" }),
  'a range': withHeaders({ range: 'bytes=-1,0-,5-2' }),
  'another language': withHeaders({ 'accept-language': '*;q=0.5, \xff', accept: 'application/xml' }),
  'a key for repeats': withHeaders({ 'idempotency-key': 'the-same' }),
  'a version': withHeaders({ 'if-match': '"999999999"' }),
};
