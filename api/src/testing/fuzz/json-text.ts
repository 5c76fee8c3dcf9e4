/** A piece of JSON text that is sent as it is, such as a number that no program could write. */
export class Verbatim {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An object whose keys may repeat, or be such as no object literal can have. */
export class Entries {
  readonly list: readonly (readonly [string, unknown])[];
  constructor(list: readonly (readonly [string, unknown])[]) {
    this.list = list;
  }
}

/** Writes JSON as `JSON.stringify` does, and what that cannot write. */
export function jsonText(value: unknown): string {
  if (value instanceof Verbatim) return value.text;
  if (value instanceof Entries)
    return `{${value.list.map(([key, item]) => `${JSON.stringify(key)}:${jsonText(item)}`).join(',')}}`;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null)
    return Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? 'null');
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return jsonText(new Entries(entries));
}

export type Step = string | number;

/** The value with another at that place; its parents are made where they are missing. Undefined removes it. */
export function withValueAt(value: unknown, [step, ...rest]: readonly Step[], inner: unknown): unknown {
  if (step === undefined) return inner;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    items[step] = withValueAt(items[step], rest, inner);
    return items.filter((item) => item !== undefined);
  }
  const parts = value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const { [step]: before, ...others } = parts as Record<string, unknown>;
  const after = withValueAt(before, rest, inner);
  return after === undefined ? others : { ...parts, [step]: after };
}

export const valueAt = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<Step, unknown> | undefined)?.[step], value);
