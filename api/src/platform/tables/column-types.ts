import type { ColumnType } from 'kysely';

/** Filled in by the database where nothing is said. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** Read as what it holds, written as JSON text: the driver would take a list for an array of PostgreSQL's. */
export type Json<T> = ColumnType<T, string, string>;

/** Written by the database alone. */
export type Kept<T> = ColumnType<T, never, never>;
