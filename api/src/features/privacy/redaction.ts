import { type PersonalPatterns, REMOVED } from '@letfair/domain/privacy/personal-words';
import { type RawBuilder, sql } from 'kysely';

/** Takes somebody out of what others wrote or were told, inside the database. */
export interface Redaction {
  /** The column with every mention replaced, cut to the limit it has. */
  readonly of: (column: string, most: number) => RawBuilder<string>;
  readonly mentionedIn: (column: string) => RawBuilder<boolean>;
}

export function redactionOf(patterns: readonly PersonalPatterns[]): Redaction {
  const once = (texts: readonly string[]) => [...new Set(texts)];
  const found = [
    ...once(patterns.flatMap(({ anyCase }) => anyCase)).map((pattern) => ({ pattern, flags: 'gi', operator: '~*' })),
    ...once(patterns.flatMap(({ asSpelled }) => asSpelled)).map((pattern) => ({ pattern, flags: 'g', operator: '~' })),
  ];
  return {
    of: (column, most) => {
      const replaced = found.reduce(
        (text, { pattern, flags }) => sql`regexp_replace(${text}, ${pattern}::text, ${REMOVED}::text, ${flags}::text)`,
        sql`${sql.ref(column)}`,
      );
      return sql<string>`left(${replaced}, ${most}::int)`;
    },
    mentionedIn: (column) =>
      sql<boolean>`(${sql.join(
        [
          sql`false`,
          ...found.map(({ pattern, operator }) => sql`${sql.ref(column)} ${sql.raw(operator)} ${pattern}::text`),
        ],
        sql` or `,
      )})`,
  };
}
