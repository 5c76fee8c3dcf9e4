import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** Stands for a value while the statement is put together. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type ParameterValues = Readonly<Record<string, unknown>>;

/**
 * A statement whose text is the same whatever its values are, put together once for the process: for calls so short that
 * putting it together each time would be a tenth of them.
 */
export function fixedStatement<Row, V extends ParameterValues>(
  build: (value: (name: keyof V & string) => RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Db, values: V) => Promise<readonly Row[]> {
  let compiled: CompiledQuery | undefined;
  return async (db, values) => {
    compiled ??= build((name) => sql`${new Place(name)}`).compile(db);
    const parameters = compiled.parameters.map((value) => (value instanceof Place ? values[value.name] : value));
    return (await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters))).rows;
  };
}
