import { numberOf } from './rtdf-codes.ts';

/** An object of a request, whose values may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object within another; empty where there is none. */
export const part = (value: unknown, name: string): Fields => {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : {};
};

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

export const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(numberOf).filter(Number.isInteger) : [];
