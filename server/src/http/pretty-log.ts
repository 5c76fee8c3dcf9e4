import { pino } from 'pino';

interface Line {
  readonly level?: number;
  readonly time?: number;
  readonly msg?: string;
  readonly err?: unknown;
  readonly [field: string]: unknown;
}

const LEVEL_WIDTH = 5;

/** A line of JSON as one line for people: time, level, message and fields. What isn't JSON stays as it is. */
export function formatForPeople(line: string): string {
  let parsed: Line;
  try {
    parsed = JSON.parse(line);
  } catch {
    return line;
  }
  const { level = pino.levels.values.info ?? 0, time = Date.now(), msg, method, path, status, ms, ...fields } = parsed;
  const name = (pino.levels.labels[level] ?? String(level)).toUpperCase().padEnd(LEVEL_WIDTH);
  const at = new Date(time).toISOString().replace('T', ' ');
  const isRequest = method !== undefined && path !== undefined;
  const message = isRequest ? `${method} ${path} ${status ?? ''} ${ms ?? ''} ms${msg ? ` ${msg}` : ''}` : (msg ?? '');
  const named = Object.entries(fields).flatMap(([field, value]) => fieldsOf(field, value));
  return `${[at, name, oneLine(message), ...named].join(' ')}\n`;
}

/** "name=value", and the parts of a nested object, such as an error, as "name.part=value". */
function fieldsOf(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([part, inner]) => fieldsOf(`${name}.${part}`, inner));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [`${name}=${/^[\w.:/…+-]+$/.test(text) ? text : JSON.stringify(text)}`];
}

const oneLine = (text: string): string => text.replace(/\n/g, ' ');
