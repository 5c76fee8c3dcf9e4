import type pg from 'pg';

/** A table, and what happened to one of its rows. */
export interface Change {
  readonly table: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
}

export interface WatchedDatabase {
  /** What has been committed since the last restore, in order. */
  readonly changes: () => Promise<readonly Change[]>;
  /** Puts the rows back that were there when the watch began. */
  readonly restore: (changes: readonly Change[]) => Promise<void>;
  /** Names of tables that no ordinary word is equal to. */
  readonly telltaleNames: readonly string[];
}

interface Table {
  readonly name: string;
  readonly copy: string;
  readonly columns: string;
}

/** Notes each change of any row by triggers, which a rollback takes back, and can undo all of them. */
export async function watchDatabase(pool: pg.Pool): Promise<WatchedDatabase> {
  const tables = await listTables(pool);
  await pool.query(`
    create schema fuzz;
    create unlogged table fuzz.change (number bigserial, name text not null, operation text not null);
    create function fuzz.note_change() returns trigger language plpgsql as $$
    begin
      -- An update to the same values changes nothing.
      if tg_op <> 'UPDATE' or new::text is distinct from old::text then
        insert into fuzz.change (name, operation) values (tg_argv[0], tg_op);
      end if;
      return null;
    end $$;`);
  for (const { name, copy } of tables)
    await pool.query(`
      create table fuzz.${copy} as table ${name};
      create trigger fuzz_note_change after insert or update or delete on ${name}
        for each row execute function fuzz.note_change('${name}');`);

  const changes = async (): Promise<readonly Change[]> =>
    (await pool.query('select name as table, operation from fuzz.change order by number')).rows;

  const restore = async (made: readonly Change[]): Promise<void> => {
    const changed = new Set(made.map(({ table }) => table));
    const statements = tables
      .filter(({ name }) => changed.has(name))
      .map(
        ({ name, copy, columns }) =>
          `delete from ${name};
           insert into ${name} (${columns}) overriding system value select ${columns} from fuzz.${copy};`,
      );
    // As a replica, no trigger fires and no key is checked.
    await pool.query(
      `begin; set local session_replication_role = replica; ${statements.join('')} delete from fuzz.change; commit;`,
    );
  };

  const names = tables.map(({ name }) => name.replace(/^.*\./, ''));
  return { changes, restore, telltaleNames: names.filter((name) => name.includes('_')) };
}

async function listTables(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<{ name: string; copy: string; columns: string }>(`
    select c.oid::regclass::text as name, replace(c.oid::regclass::text, '.', '_') || '_kept' as copy,
      string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
      join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and nspname in ('public', 'graphile_worker')
    group by c.oid order by 1`);
  return rows;
}
