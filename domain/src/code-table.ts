/**
 * A table that texts from outside are looked up in. A plain object would also answer to "constructor" and "toString";
 * `npm run check` refuses to look a text up in one.
 */
export const codeTable = <Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(entries));

/** What a record that was sent, stored or typed says under this name. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
