import type { Call, Shot } from './calls.ts';
import { type Step, valueAt, withValueAt } from './json-text.ts';

const MOST_TRIES = 150;
const LONG = 40;

/** The shortest call found that still fails: without what it does not need, and with shorter texts. */
export async function shortenCall(failing: Call, stillFails: (call: Call) => Promise<boolean>): Promise<Call> {
  let shortest = failing;
  let tries = 0;
  for (let isShorter = true; isShorter && tries < MOST_TRIES; ) {
    isShorter = false;
    for (const call of shorterThan(shortest)) {
      if (tries++ >= MOST_TRIES) break;
      if (!(await stillFails(call))) continue;
      shortest = call;
      isShorter = true;
      break;
    }
  }
  return shortest;
}

function* shorterThan(call: Call): Generator<Call> {
  for (const name of Object.keys(call.headers)) {
    const { [name]: _, ...headers } = call.headers;
    yield { ...call, headers };
  }
  for (const at of call.query.keys()) yield { ...call, query: call.query.toSpliced(at, 1) };
  if (Buffer.isBuffer(call.body)) {
    if (call.body.length > LONG) yield { ...call, body: call.body.subarray(0, call.body.length / 2) };
    return;
  }
  for (const path of pathsIn(call.body, [])) {
    const value = valueAt(call.body, path);
    yield { ...call, body: withValueAt(call.body, path, undefined) };
    if ((typeof value === 'string' && value.length > LONG) || (Array.isArray(value) && value.length > 1))
      yield { ...call, body: withValueAt(call.body, path, value.slice(0, value.length / 2)) };
  }
}

function pathsIn(value: unknown, path: readonly Step[]): (readonly Step[])[] {
  // What is written in a way of its own is what the call is about.
  if (typeof value !== 'object' || value === null || ![Object, Array].includes(value.constructor as never)) return [];
  const inner = Object.keys(value).map((key) => [...path, Array.isArray(value) ? Number(key) : key]);
  return [...inner, ...inner.flatMap((each) => pathsIn(valueAt(value, each.slice(path.length)), each))];
}

/** As code that sends it again. */
export const writeShot = ({ method, url, headers, payload }: Shot, caller: string): string => {
  const shown = Object.entries(headers).map(([name, value]) => {
    const isSecret = name === 'authorization' || name === 'x-api-key';
    return `${JSON.stringify(name)}: ${isSecret && value.length > LONG ? `'⟨that of ${caller}⟩'` : literal(value)}`;
  });
  const body = payload && (isText(payload) ? literal(payload.toString()) : `Buffer.from('${hexOf(payload)}', 'hex')`);
  const parts = [`method: '${method}'`, `url: ${literal(url)}`, `headers: { ${shown.join(', ')} }`];
  return `app.inject({ ${[...parts, ...(body ? [`payload: ${body}`] : [])].join(', ')} })`;
};

const isText = (payload: Buffer): boolean => payload.equals(Buffer.from(payload.toString()));
const hexOf = (payload: Buffer): string =>
  payload.length > 1_000 ? `${payload.toString('hex', 0, 1_000)}…` : payload.toString('hex');

/** A template literal, with the same again and again written as a repetition. */
function literal(text: string): string {
  let written = '';
  for (let at = 0; at < text.length; ) {
    const found = [1, 2, 3, 5].map((width) => ({ width, times: repetitions(text, at, width) }));
    const { width, times } = found.reduce((best, next) =>
      next.times * next.width > best.times * best.width ? next : best,
    );
    const isLong = times > 1 && times * width > LONG;
    const unit = text.slice(at, at + (isLong ? width : 1));
    written += isLong ? `\${${JSON.stringify(unit)}.repeat(${times})}` : escaped(unit);
    at += isLong ? width * times : 1;
  }
  return `\`${written}\``;
}

const escaped = (character: string): string =>
  /[`\\$]/.test(character) ? `\\${character}` : JSON.stringify(character).slice(1, -1).replace('\\"', '"');

function repetitions(text: string, at: number, width: number): number {
  const unit = text.slice(at, at + width);
  let times = 1;
  while (unit.length === width && text.startsWith(unit, at + times * width)) times += 1;
  return times;
}
