import { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/**
 * A fragment of a statement. Only fragments become SQL text; every other value is sent as a parameter,
 * whatever it looks like.
 */
export class Sql<Row = unknown> {
  /** The text before, between and after the parameters. */
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
  declare readonly row: Row;

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }

  /** With numbered parameters. */
  get text(): string {
    const [first = '', ...others] = this.texts;
    return others.reduce((text, other, at) => `${text}$${at + 1}${other}`, first);
  }

  execute(db: Db): Promise<{ readonly rows: Row[] }> {
    return db.executeQuery<Row>(CompiledQuery.raw(this.text, [...this.values]));
  }
}

/**
 * Like Kysely's `sql`, for search statements, which have as many shapes as combinations of filters. It joins text where
 * Kysely builds and visits a tree for every call, which doubles the time to send a search (ADR 18 and 21).
 */
export function sql<Row = unknown>(literals: readonly string[], ...parts: readonly unknown[]): Sql<Row> {
  const texts = [literals[0] ?? ''];
  const values: unknown[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (part instanceof Sql) addPiece(texts, values, part);
    else {
      values.push(part);
      texts.push('');
    }
    texts[texts.length - 1] += literals[at + 1] ?? '';
  }
  return new Sql(texts, values);
}

sql.raw = (text: string): Sql => new Sql([text], []);
/** A number in the text of the statement, such as a limit that the planner should know. */
sql.lit = (value: number): Sql => sql.raw(String(value));
sql.ref = (name: string): Sql => sql.raw(`"${name.replaceAll('"', '""')}"`);

const comma = sql.raw(', ');
sql.join = (pieces: readonly Sql[], between = comma): Sql => {
  const texts = [''];
  const values: unknown[] = [];
  pieces.forEach((piece, at) => {
    if (at > 0) addPiece(texts, values, between);
    addPiece(texts, values, piece);
  });
  return new Sql(texts, values);
};

function addPiece(texts: string[], values: unknown[], piece: Sql): void {
  texts[texts.length - 1] += piece.texts[0] ?? '';
  for (let at = 0; at < piece.values.length; at++) {
    values.push(piece.values[at]);
    texts.push(piece.texts[at + 1] ?? '');
  }
}
