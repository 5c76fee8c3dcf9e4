/** Something in a migration that a process of the version before could not work with. */
export interface Contraction {
  /** "table" or "table.column". */
  readonly what: string;
  readonly why: 'dropped' | 'renamed' | 'required' | 'retyped';
}

const name = '"?(\\w+)"?';
const alterTable = new RegExp(`^alter table (?:if exists )?(?:only )?${name} (.*)$`, 'is');
const actions: readonly (readonly [Contraction['why'], RegExp])[] = [
  ['dropped', new RegExp(`^drop (?:column )(?:if exists )?${name}`, 'i')],
  ['renamed', new RegExp(`^rename (?:column )?${name} to `, 'i')],
  ['required', new RegExp(`^alter (?:column )?${name} set not null`, 'i')],
  ['retyped', new RegExp(`^alter (?:column )?${name} (?:set data )?type `, 'i')],
];
const newColumn = new RegExp(`^add (?:column )?(?:if not exists )?${name} (.*)$`, 'is');
const newTable = new RegExp(`^create table (?:if not exists )?${name}`, 'i');
const isConstraint = /^(constraint|primary|unique|check|foreign|exclude)$/i;

/**
 * What a migration takes away from processes that still run the version before: they read and write beside the new
 * ones during an update. Tables that the migration itself creates do not count.
 */
export function findContractions(sql: string): readonly Contraction[] {
  const statements = statementsOf(sql);
  const created = new Set(statements.flatMap((one) => newTable.exec(one)?.[1] ?? []));
  return statements.flatMap(contractionsIn).filter(({ what }) => !created.has(what.split('.')[0] ?? ''));
}

function contractionsIn(statement: string): readonly Contraction[] {
  const dropped = /^drop table (?:if exists )?(.*?)(?: cascade| restrict)?$/is.exec(statement)?.[1];
  if (dropped) return dropped.split(',').map((table) => ({ what: table.trim().replaceAll('"', ''), why: 'dropped' }));
  const [, table = '', rest = ''] = alterTable.exec(statement) ?? [];
  if (/^rename to /i.test(rest)) return [{ what: table, why: 'renamed' }];
  return splitActions(rest).flatMap((action): readonly Contraction[] => {
    for (const [why, pattern] of actions) {
      const column = pattern.exec(action)?.[1];
      if (column && !isConstraint.test(column)) return [{ what: `${table}.${column}`, why }];
    }
    const [, column = '', type = ''] = newColumn.exec(action) ?? [];
    const isRequired = /\bnot null\b/i.test(type) && !/\b(default|generated)\b/i.test(type);
    return isRequired && !isConstraint.test(column) ? [{ what: `${table}.${column}`, why: 'required' }] : [];
  });
}

/** Without comments, bodies of functions and line breaks. */
const statementsOf = (sql: string): string[] =>
  withoutBodies(sql.replace(/--[^\n]*/g, ''))
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));

/** What stands between `$$` and `$$`, or `$name$` and `$name$`. */
function withoutBodies(sql: string): string {
  const [start] = /\$\w*\$/.exec(sql) ?? [];
  if (start === undefined) return sql;
  const [before = '', , ...rest] = sql.split(start);
  return `${before}''${withoutBodies(rest.join(start))}`;
}

/** At commas outside of brackets. */
function splitActions(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
