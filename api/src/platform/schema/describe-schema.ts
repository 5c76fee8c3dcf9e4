import type pg from 'pg';

interface Definition {
  readonly table: string;
  readonly sql: string;
}

/** The public schema as SQL, read from the catalogues in a stable order, so that a diff shows what a migration changes. */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const read = async (query: string) => (await pool.query<Definition>(query)).rows;
  const extensions = await read(extensionsQuery);
  const functions = await read(functionsQuery);
  const tables = await read(tablesQuery);
  const columns = await read(columnsQuery);
  const constraints = await read(constraintsQuery);
  const indexes = await read(indexesQuery);
  const triggers = await read(triggersQuery);
  const of = (definitions: readonly Definition[], table: string) =>
    definitions.filter((definition) => definition.table === table).map(({ sql }) => sql);
  const blocks = tables.map(({ table, sql }) => {
    const body = [...of(columns, table), ...of(constraints, table)].map((line) => `  ${line}`).join(',\n');
    return [
      `${sql.replace('(…)', () => `(\n${body}\n)`)};`,
      ...terminated([...of(indexes, table), ...of(triggers, table)]),
    ].join('\n');
  });
  return `${[
    '-- Written by `npm run schema` from a migrated database, to be read and compared; nothing runs it.',
    terminated(extensions.map(({ sql }) => sql)).join('\n'),
    ...blocks,
    ...terminated(functions.map(({ sql }) => sql.trimEnd())),
  ].join('\n\n')}\n`;
}

const terminated = (statements: readonly string[]): string[] =>
  statements.map((sql) => `${sql.replaceAll(/\bpublic\./g, '')};`);

const extensionsQuery = `
  select '' as "table", 'create extension ' || extname as sql from pg_extension where extname <> 'plpgsql' order by extname`;

const tablesQuery = `
  select relname as "table", case relpersistence when 'u' then 'create unlogged table ' else 'create table ' end || relname
    || ' (…)' || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') as sql
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;

const columnsQuery = `
  select c.relname as "table",
    a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attcollation <> t.typcollation then ' collate ' || quote_ident(k.collname) else '' end
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
              when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end as sql
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_collation k on k.oid = a.attcollation
  where a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`;

// PostgreSQL 18 also stores "not null" as a constraint; the columns show it already.
const constraintsQuery = `
  select c.relname as "table", 'constraint ' || conname || ' ' || pg_get_constraintdef(k.oid) as sql
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and contype not in ('n', 't') order by c.relname, conname`;

const indexesQuery = `
  select tablename as "table", indexdef as sql from pg_indexes
  where schemaname = 'public'
    and not exists (select from pg_constraint where conname = indexname and connamespace = 'public'::regnamespace)
  order by tablename, indexname`;

const triggersQuery = `
  select c.relname as "table", pg_get_triggerdef(g.oid) as sql
  from pg_trigger g join pg_class c on c.oid = g.tgrelid and c.relnamespace = 'public'::regnamespace
  where not g.tgisinternal order by c.relname, g.tgname`;

// Functions of extensions are theirs.
const functionsQuery = `
  select '' as "table", pg_get_functiondef(f.oid) as sql
  from pg_proc f
  where f.pronamespace = 'public'::regnamespace and f.prokind = 'f'
    and not exists (select from pg_depend where objid = f.oid and deptype = 'e')
  order by f.proname, pg_get_function_identity_arguments(f.oid)`;
