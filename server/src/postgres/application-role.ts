import pg from 'pg';
import { APPLICATION_ROLE, DATABASE_NAME } from './cluster-settings.ts';

/**
 * The application owns the database but is no superuser, so that a mistake in a statement reaches no files or
 * programs. Clusters of earlier versions, whose tables belong to the superuser, are converted.
 */
export async function ensureApplicationRole(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()',
    );
    if (rows[0]?.owner === APPLICATION_ROLE) return;
    await client.query('begin');
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
          create role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole;
        end if;
      end $$;
      alter role ${APPLICATION_ROLE} password ${pg.escapeLiteral(password)};`);
    await client.query(giveObjects);
    await client.query(`alter database ${DATABASE_NAME} owner to ${APPLICATION_ROLE}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** `reassign owned` refuses for the first superuser of a cluster. What belongs to an extension stays with it. */
const giveObjects = `
  do $$
  declare
    statement text;
    ours oid[] := array(select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema');
  begin
    for statement in
      select format('schema %I', nspname) from pg_namespace
        where oid = any (ours) and nspname <> 'public'
      union all
      select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view'
          when 'm' then 'materialized view' else 'table' end, oid::regclass)
        from pg_class c
        where relnamespace = any (ours) and relkind in ('r', 'p', 'v', 'm', 'S') and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
            and (deptype = 'e' or (relkind = 'S' and deptype in ('a', 'i'))))
      union all
      select format('routine %s', oid::regprocedure) from pg_proc p
        where pronamespace = any (ours) and not exists (
          select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
      union all
      select format('type %s', oid::regtype) from pg_type t
        where typnamespace = any (ours) and (typtype in ('e', 'd') or exists (
            select from pg_class where oid = t.typrelid and relkind = 'c'))
          and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')
    loop
      execute format('alter %s owner to ${APPLICATION_ROLE}', statement);
    end loop;
  end $$`;
