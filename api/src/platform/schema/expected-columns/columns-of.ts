import type { SelectType } from 'kysely';

/** What PostgreSQL may call a column of this TypeScript type; a question mark where it may be null. */
type PgType<T> = null extends T ? `${Named<NonNullable<T>>}?` : Named<T & {}>;
type Named<T> = [T] extends [string]
  ? 'uuid' | 'text' | 'date' | 'bigint' | 'circle' | 'tsvector'
  : [T] extends [number]
    ? 'integer' | 'smallint' | 'real'
    : [T] extends [boolean]
      ? 'boolean'
      : [T] extends [Date]
        ? 'timestamptz'
        : [T] extends [Buffer]
          ? 'bytea'
          : [T] extends [string[] | number[]]
            ? 'ARRAY'
            : [T] extends [{ readonly x: number }]
              ? 'point'
              : 'jsonb' | 'json';

/** A column that the tables have and this has not, or that is of another type there, does not compile. */
export type ColumnsOf<Tables> = { [T in keyof Tables]: { [C in keyof Tables[T]]: PgType<SelectType<Tables[T][C]>> } };
