import type { Application } from '@letfair/contract/lettings/applications';
import { publicName } from '@letfair/domain/accounts/contact-details';
import type { ClaimAnswers } from '@letfair/domain/lettings/applications/claim-answers';
import { declineText } from '@letfair/domain/lettings/applications/decline-reasons';
import {
  type ApplicationAction,
  type ApplicationSide,
  applicationActionsFrom,
  isOpen,
} from '@letfair/domain/lettings/applications/lifecycle';
import { canTickStep, dueDateOf, type NextStep, nextStepsIn } from '@letfair/domain/lettings/applications/next-steps';
import { onHoldSentence } from '@letfair/domain/lettings/conversations/locks';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import type { Nation } from '@letfair/domain/search/places/nations';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import {
  type ApplicationEvent,
  type ApplicationRow,
  findListings,
  findPeople,
  listApplicationEvents,
  listConversationIds,
  listNextSteps,
  listViewedHomes,
} from './applications.repository.ts';

/** With somebody whose account is not active, an application can only be ended. */
const endsIt: ReadonlySet<ApplicationAction> = new Set<ApplicationAction>(['decline', 'withdraw']);

/** Callers have checked that the account is one of the two sides. */
export const sideOf = ({ tenant_id }: ApplicationRow, accountId: string): ApplicationSide =>
  tenant_id === accountId ? 'tenant' : 'lister';

export async function presentApplications(
  db: Db,
  readerId: string,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const listings = await findListings(db, [...new Set(rows.map(({ listing_id }) => listing_id))]);
  const people = await findPeople(db, [...new Set(rows.flatMap(({ tenant_id, lister_id }) => [tenant_id, lister_id]))]);
  const eventsByApplication = Map.groupBy(
    await listApplicationEvents(
      db,
      rows.map(({ id }) => id),
    ),
    ({ application_id }) => application_id,
  );

  const doneSteps = Map.groupBy(
    await listNextSteps(
      db,
      rows.filter(isAccepted).map(({ id }) => id),
    ),
    ({ application_id }) => application_id,
  );
  const conversations = await listConversationIds(db, rows);
  const viewedHomes = await listViewedHomes(db, rows);

  const person = (id: string) => {
    const found = people.get(id);
    return {
      id,
      name: found
        ? publicName({ firstName: found.first_name, lastName: found.last_name, company: found.company_name })
        : '',
    };
  };

  return rows.flatMap((row) => {
    const listing = listings.get(row.listing_id);
    if (!listing) return [];
    const events = eventsByApplication.get(row.id) ?? [];
    const side = sideOf(row, readerId);
    const other = people.get(side === 'tenant' ? row.lister_id : row.tenant_id);
    const lock = isOpen(row.status) ? (other?.lock ?? null) : null;
    const goesOn = isAccepted(row) && lock === null;
    return [
      {
        id: row.id,
        status: row.status,
        propertyId: row.listing_id,
        propertyTitle: listing.title,
        // Never told to the tenant.
        ...(side === 'lister' && { propertyReference: listing.reference, propertyStreet: listing.line1 }),
        propertyStatus: statusForOthers(listing.status, { isSuspended: listing.hidden_at !== null }),
        price: row.rent_pence / 100,
        offer: row.offer_pence === null ? null : row.offer_pence / 100,
        tenant: person(row.tenant_id),
        lister: {
          ...person(row.lister_id),
          userType: people.get(row.lister_id)?.user_type === 'agent' ? 'agent' : 'landlord',
        },
        profile: row.shared,
        ...presentAnswers(row.claim_answers),
        declineReason: declineReasonIn(events),
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        timeline: events.map(presentEvent),
        actions: applicationActionsFrom(row.status, side).filter((action) => lock === null || endsIt.has(action)),
        ...(lock && { lock }),
        nation: listing.nation,
        conversationId:
          conversations.find(
            ({ listing_id, tenant_id }) => listing_id === row.listing_id && tenant_id === row.tenant_id,
          )?.id ?? null,
        hasViewed: viewedHomes.some(
          ({ listing_id, tenant_id }) => listing_id === row.listing_id && tenant_id === row.tenant_id,
        ),
        nextSteps: goesOn
          ? presentNextSteps({ side, nation: listing.nation, events, done: doneSteps.get(row.id) ?? [] })
          : [],
        contact: goesOn ? presentContact(row, side, other) : null,
      },
    ];
  });
}

const presentAnswers = ({
  companyName,
  companyNumber = '',
  placeOfStudy,
}: ClaimAnswers): Pick<Application, 'company' | 'placeOfStudy'> => ({
  ...(companyName !== undefined && { company: { name: companyName, number: companyNumber } }),
  ...(placeOfStudy !== undefined && { placeOfStudy }),
});

const isAccepted = ({ status }: ApplicationRow): boolean => status === 'accepted';

interface StepsSource {
  readonly side: ApplicationSide;
  readonly nation: Nation | null;
  readonly events: readonly ApplicationEvent[];
  readonly done: readonly { readonly step: NextStep; readonly done_on: string }[];
}

function presentNextSteps({ side, nation, events, done }: StepsSource): Application['nextSteps'] {
  const days = new Map(done.map(({ step, done_on }) => [step, done_on]));
  const accepted = events.findLast(({ status }) => status === 'accepted')?.at ?? new Date();
  const acceptance = { nation, acceptedOn: ukDay(accepted), depositPaidOn: days.get('deposit-paid') ?? null };
  return nextStepsIn(nation).map((step) => ({
    step,
    due: dueDateOf(step, acceptance),
    doneOn: days.get(step) ?? null,
    canTick: canTickStep(step, side),
  }));
}

type Person = Awaited<ReturnType<typeof findPeople>> extends ReadonlyMap<string, infer One> ? One : never;

function presentContact(row: ApplicationRow, side: ApplicationSide, other: Person | undefined): Application['contact'] {
  const [tenant, lister] = [row.tenant_shares_contact_at !== null, row.lister_shares_contact_at !== null];
  const name = other?.company_name || [other?.first_name, other?.last_name].join(' ');
  return {
    you: side === 'tenant' ? tenant : lister,
    them: side === 'tenant' ? lister : tenant,
    details: tenant && lister && other ? { name, email: other.email, phone: other.phone } : null,
  };
}

export async function presentApplication(db: Db, readerId: string, row: ApplicationRow): Promise<Application> {
  const [application] = await presentApplications(db, readerId, [row]);
  if (!application) throw new Error(`The home of application ${row.id} is missing.`);
  return application;
}

const presentEvent = ({ at, status, by, note, reason }: ApplicationEvent): Application['timeline'][number] => ({
  at: at.toISOString(),
  status,
  by,
  note: declineText(reason, note),
});

function declineReasonIn(events: readonly ApplicationEvent[]): string | null {
  const declined = events.findLast(({ status }) => status === 'declined');
  return declined ? declineText(declined.reason, declined.note) : null;
}

/** Nothing goes ahead with somebody whose account is closed, suspended or hidden. */
export async function holdRefusal(db: Db, row: ApplicationRow, readerId: string) {
  const otherId = sideOf(row, readerId) === 'tenant' ? row.lister_id : row.tenant_id;
  const other = (await findPeople(db, [otherId])).get(otherId);
  if (!other?.lock) return null;
  return conflict(
    onHoldSentence(
      other.lock,
      publicName({ firstName: other.first_name, lastName: other.last_name, company: other.company_name }),
    ),
  );
}
