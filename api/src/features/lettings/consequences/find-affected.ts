import { createHash } from 'node:crypto';
import { MOST_NAMED_PEOPLE, type StepConsequences } from '@letfair/contract/listings/consequences';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { closedBy } from '@letfair/domain/lettings/applications/lifecycle';
import {
  consequencesOf,
  endedViewings,
  type HomeStep,
  type ViewingChoice,
} from '@letfair/domain/lettings/consequences/steps';
import { openStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

interface Person {
  readonly id: string;
  readonly listing_id: string;
  readonly title: string;
  readonly tenant_id: string;
  readonly first_name: string;
  readonly last_name: string;
}

interface AffectedViewing extends Person {
  readonly starts_at: Date;
  readonly status: string;
  readonly is_accepted: boolean;
}

/** Whom a step of homes affects: what it ends, or asks whether to end. */
export interface Affected {
  readonly viewings: readonly AffectedViewing[];
  readonly applications: readonly Person[];
  readonly waiting: readonly Person[];
}

const people = sql`
  join listing on listing.id = tied.listing_id
  join account on account.id = tied.tenant_id
`;
const person = sql`tied.id, tied.listing_id, listing.title, tied.tenant_id, account.first_name, account.last_name`;
export const nobody: Affected = { viewings: [], applications: [], waiting: [] };

export async function findAffected(db: Db, listingIds: readonly string[], step: HomeStep): Promise<Affected> {
  if (listingIds.length === 0) return nobody;
  const here = sql`tied.listing_id = any(${[...listingIds]}::uuid[])`;
  const { viewing, 'accepted-viewing': ofAccepted, waiting } = consequencesOf(step);
  const mayEnd = ({ fate }: typeof viewing): boolean => fate === 'asked' || fate === 'ended';
  const closes = closedBy(step);
  const viewings = mayEnd(viewing)
    ? await sql<AffectedViewing>`
        select ${person}, tied.starts_at, tied.status, exists (
          select from application
          where application.listing_id = tied.listing_id and application.tenant_id = tied.tenant_id
            and application.status = 'accepted'
        ) as is_accepted
        from viewing tied ${people}
        where ${here} and tied.starts_at > now() and tied.status = any(${[...openStatuses]}::text[])
        order by tied.starts_at, tied.id
      `.execute(db)
    : null;
  const applications =
    closes.length > 0
      ? await sql<Person>`
          select ${person} from application tied ${people}
          where ${here} and tied.status = any(${[...closes]}::text[]) order by tied.id
        `.execute(db)
      : null;
  const waits = mayEnd(waiting)
    ? await sql<Person>`select ${person} from viewing_waiting tied ${people} where ${here} order by tied.id`.execute(db)
    : null;
  return {
    viewings: (viewings?.rows ?? []).filter(({ is_accepted }) => !is_accepted || mayEnd(ofAccepted)),
    applications: applications?.rows ?? [],
    waiting: waits?.rows ?? [],
  };
}

export const isAnyoneAffected = ({ viewings, applications, waiting }: Affected): boolean =>
  viewings.length + applications.length + waiting.length > 0;

/** What the step ends, once its viewings are kept or cancelled by choice. */
export function endedOf(affected: Affected, step: HomeStep, choice: ViewingChoice): Affected {
  const ending = endedViewings(step, choice);
  const viewings = affected.viewings.filter(({ is_accepted }) => ending && !(ending.sparesAccepted && is_accepted));
  return { ...affected, viewings };
}

/** A new viewing or application, or another time, makes it another. */
function seenOf({ viewings, applications, waiting }: Affected): string {
  const parts = [
    ...viewings.map(({ id, starts_at }) => `${id} ${starts_at.toISOString()}`),
    ...[...applications, ...waiting].map(({ id }) => id),
  ];
  return createHash('sha256').update(parts.toSorted().join('\n')).digest('base64url');
}

export function presentAffected(affected: Affected): StepConsequences {
  const { viewings, applications, waiting } = affected;
  const named = <P extends Person, Q>(all: readonly P[], present: (one: P) => Q): Q[] =>
    all.slice(0, MOST_NAMED_PEOPLE).map(present);
  const of = ({ listing_id, title, first_name, last_name }: Person) => ({
    propertyId: listing_id,
    propertyTitle: title,
    name: publicName({ firstName: first_name, lastName: last_name, company: null }),
  });
  return {
    viewings: named(viewings, (one) => ({
      id: one.id,
      ...of(one),
      startsAt: one.starts_at.toISOString(),
      isOffered: one.status === 'proposed',
    })),
    applications: named(applications, (one) => ({ id: one.id, ...of(one) })),
    waiting: named(waiting, of),
    counts: { viewings: viewings.length, applications: applications.length, waiting: waiting.length },
    seen: seenOf(affected),
  };
}

/** How many people are emailed: of something of theirs that has ended, or as those whom home news are sent to. */
export const countPeople = ({ viewings, applications, waiting }: Affected, newsTo: readonly string[]): number =>
  new Set([...[...viewings, ...applications, ...waiting].map(({ tenant_id }) => tenant_id), ...newsTo]).size;
