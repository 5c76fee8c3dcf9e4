import type pg from 'pg';

/** The tables of the public schema as readable text, made from the catalogues, so that a diff shows what a migration does. */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const [tables, columns, constraints, indexes, extensions] = await Promise.all([
    rows(pool, tablesQuery),
    rows(pool, columnsQuery),
    rows(pool, constraintsQuery),
    rows(pool, indexesQuery),
    rows(pool, extensionsQuery),
  ]);
  const of = (lines: readonly Line[], table: string) => lines.filter((line) => line.table === table);
  const blocks = tables.map(({ table, line }) =>
    [
      line,
      ...of(columns, table).map(indented),
      ...of(constraints, table).map(indented),
      ...of(indexes, table).map(indented),
    ].join('\n'),
  );
  return `${[extensions.map(({ line }) => line).join('\n'), ...blocks].join('\n\n')}\n`;
}

interface Line {
  readonly table: string;
  readonly line: string;
}

const indented = ({ line }: Line): string => `  ${line}`;

const rows = async (pool: pg.Pool, query: string): Promise<Line[]> => (await pool.query<Line>(query)).rows;

const extensionsQuery = `
  select '' as "table", 'extension ' || extname as line from pg_extension where extname <> 'plpgsql' order by extname`;

const tablesQuery = `
  select relname as "table", case relpersistence when 'u' then 'unlogged table ' else 'table ' end || relname as line
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;

const columnsQuery = `
  select c.relname as "table",
    a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attgenerated = 's' then ' generated as ' || pg_get_expr(d.adbin, d.adrelid)
              when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end as line
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`;

// Since PostgreSQL 18 "not null" is a constraint as well; the columns tell it already.
const constraintsQuery = `
  select c.relname as "table", 'constraint ' || conname || ' ' || pg_get_constraintdef(k.oid) as line
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and contype <> 'n' order by c.relname, conname`;

const indexesQuery = `
  select tablename as "table", replace(indexdef, ' ON public.', ' ON ') as line from pg_indexes
  where schemaname = 'public'
    and not exists (select from pg_constraint where conname = indexname and connamespace = 'public'::regnamespace)
  order by tablename, indexname`;
