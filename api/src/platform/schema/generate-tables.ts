import { codeTable } from '@letfair/domain/code-table';
import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  /** The check constraint of this column alone. */
  readonly check: string | null;
}

/** tables.generated.ts: every column of the migrated database with the type that the driver reads and takes. */
export async function generateTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnsQuery);
  const tables = [...new Set(rows.map(({ table }) => table))].map((table) => {
    const columns = rows.filter((row) => row.table === table).map(columnLine);
    return `  ${table}: {\n${columns.join('\n')}\n  };`;
  });
  return `${header}\n${tables.join('\n')}\n}\n`;
}

const header = `/** Written by \`npm run schema\` from a migrated database; tables.ts says what the database cannot know. */
import type { Defaulted, DefaultedTimestamp, Int8, Int8List, Kept, Point, Timestamp } from './column-types.ts';

export interface GeneratedTables {`;

const typescriptTypes = codeTable<string>({
  uuid: 'string',
  text: 'string',
  date: 'string',
  tsvector: 'string',
  circle: 'string',
  'circle[]': 'string[]',
  integer: 'number',
  smallint: 'number',
  real: 'number',
  bigint: 'Int8',
  boolean: 'boolean',
  bytea: 'Buffer',
  point: 'Point',
  json: 'unknown',
  jsonb: 'unknown',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'bigint[]': 'Int8List',
  'polygon[]': 'string[]',
  'timestamp with time zone': 'Timestamp',
});

const MAX_WIDTH = 120;

function columnLine({ column, type, isNullable, hasDefault, isGenerated, check }: Column): string {
  const base = typescriptTypes.get(type.replace('timestamp(3)', 'timestamp'));
  if (!base) throw new Error(`generate-tables.ts has no TypeScript type for ${type}, which ${column} is of.`);
  const options = type === 'text' ? optionsOf(check) : [];
  const members = [...(options.length > 0 ? options : [base]), ...(isNullable ? ['null'] : [])];
  const union = members.join(' | ');
  const line = (text: string) => `    ${column}: ${text};`;
  if (isGenerated) return line(`Kept<${union.replace('Timestamp', 'Date')}>`);
  if (hasDefault) return line(base === 'Timestamp' ? 'DefaultedTimestamp' : `Defaulted<${union}>`);
  if (line(union).length <= MAX_WIDTH) return line(union);
  return [`    ${column}:`, ...members.map((member) => `      | ${member}`)].join('\n').concat(';');
}

/** `CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))` lists the values of a column. */
function optionsOf(check: string | null): string[] {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check ?? '')?.[1];
  return list?.match(/'[^']*'(?=::text)/g) ?? [];
}

const columnsQuery = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "isNullable", d.adbin is not null as "hasDefault", a.attgenerated <> '' as "isGenerated",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
  order by c.relname, a.attnum`;
