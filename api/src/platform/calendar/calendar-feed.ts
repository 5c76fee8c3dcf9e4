import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { holderMayAct } from '../access/access-holder.ts';
import type { AccessTx, Db, Tx } from '../db.ts';
import { countHit, type Limit, tooMany } from '../throttle.ts';
import { hashToken, newToken } from '../tokens.ts';
import { type CalendarEvent, writeFeed } from './write-calendar.ts';

export interface CalendarFeed {
  /** Holds the hashes of the secret addresses, one for each account. */
  readonly table: 'certificate_calendar' | 'viewing_feed';
  /** The address is this with the secret and `.ics` behind it. */
  readonly path: `/${string}/`;
  readonly publicUrl: string;
}

/** What these calls need of a call, which have the same shape for every calendar. */
export interface FeedCall<Data, Answer, T extends Tx = Tx> {
  readonly actor: { readonly id: string; readonly person: string };
  readonly write: (work: (tx: T) => Promise<{ readonly ok: true; readonly data: Data }>) => Promise<Answer>;
}
export interface OpenedFeed {
  readonly createdAt: string;
  readonly url: string;
}

const newAddresses = (bucket: string): Limit => ({ bucket, hits: 30, seconds: 3_600 });

/** How somebody makes, replaces and stops the secret address of a calendar. */
export const calendarFeedCalls = (db: Db, { table, path, publicUrl }: CalendarFeed) => ({
  calendar: async ({ actor }: { readonly actor: Pick<FeedCall<never, never>['actor'], 'id'> }) => {
    const found = await db.selectFrom(table).select('created_at').where('account_id', '=', actor.id).executeTakeFirst();
    return { ok: true as const, data: { createdAt: found?.created_at.toISOString() ?? null } };
  },
  /** The address is answered here and never again: only the hash of its secret is stored. */
  openCalendar: async <Answer>({ actor, write }: FeedCall<OpenedFeed, Answer, AccessTx>) => {
    const wait = await countHit(db, newAddresses(table), actor.id);
    if (wait) return tooMany(wait);
    return write(async (tx) => {
      const token = newToken();
      const { created_at } = await saveSecret(tx, table, actor, hashToken(token));
      const url = `${publicUrl}${path}${token}.ics`;
      return { ok: true, data: { createdAt: created_at.toISOString(), url } };
    });
  },
  closeCalendar: <Answer>({ actor, write }: FeedCall<{ readonly createdAt: null }, Answer>) =>
    write(async (tx) => {
      await tx.deleteFrom(table).where('account_id', '=', actor.id).execute();
      return { ok: true, data: { createdAt: null } };
    }),
});

const saveSecret = (
  tx: AccessTx,
  table: CalendarFeed['table'],
  { id: account_id, person: created_by }: FeedCall<never, never>['actor'],
  token_hash: Buffer,
) =>
  tx
    .insertInto(table)
    .values({ account_id, created_by, token_hash })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash, created_by, created_at: sql<Date>`now()` }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();

interface ServedFeed extends CalendarFeed {
  readonly name: string;
  readonly fileName: string;
  /** The page that shows the same. */
  readonly page: string;
  readonly refreshSeconds: number;
  readonly listEvents: (db: Db, accountId: string) => Promise<readonly CalendarEvent[]>;
}

/** Calendar programs cannot sign in, so the secret in the address is all they need. */
export const serveCalendarFeed =
  (
    db: Db,
    { table, path, publicUrl, name, fileName, page, refreshSeconds, listEvents }: ServedFeed,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>(`${path}:file`, async ({ params: { file } }, reply) => {
      const token = /^([\w-]{1,100})\.ics$/.exec(file)?.[1];
      const owner = token && (await findOwner(db, table, hashToken(token)));
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      if (!owner) return reply.status(404).type('text/plain; charset=utf-8').send('We couldn’t find this calendar.');
      const events = await listEvents(db, owner);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(writeFeed({ name, url: `${publicUrl}${page}`, refreshSeconds, events }));
    });
  };

/** Nobody reads the calendar of an account that is suspended or closed, or at an address of somebody who is. */
async function findOwner(db: Db, table: CalendarFeed['table'], tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom(table)
    .innerJoin('account', 'account.id', `${table}.account_id`)
    .select('account.id')
    .where('token_hash', '=', tokenHash)
    .where('account.hidden_at', 'is', null)
    .where(holderMayAct({ person: sql.ref(`${table}.created_by`), account: sql.ref(`${table}.account_id`) }))
    .executeTakeFirst();
  return found?.id;
}
