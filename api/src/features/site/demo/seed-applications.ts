import { sharedPart } from '@letfair/domain/lettings/applications/application-form';
import { askedAnswers } from '@letfair/domain/lettings/applications/claim-answers';
import {
  type ApplicationStatus,
  applicationGraph,
  nextApplicationStatus,
} from '@letfair/domain/lettings/applications/lifecycle';
import { claimNotices } from '@letfair/domain/listings/law/claim-words';
import { factsOfForm } from '@letfair/domain/listings/law/facts';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { wasLiveAt } from './listing-history.ts';
import type { MarketApplication, MarketListing } from './market.ts';
import { insertInBatches, type SeedContext } from './seed-context.ts';

/** Of an invented company; no register has given out the number. */
const company = { companyName: 'Example Relocation Ltd', companyNumber: '99999999' };

const answersTo = ({ form }: MarketListing) => askedAnswers(claimNotices(factsOfForm(form, 'landlord')), company);

/** Replays each application through its lifecycle. */
export async function seedApplications(
  tx: Tx,
  applications: readonly MarketApplication[],
  { idOf, placeOf }: SeedContext,
): Promise<void> {
  const profiles = new Map(applications.map(({ tenant, profile, at }) => [tenant, { profile, at }]));
  await insertInBatches([...profiles], (some) =>
    tx
      .insertInto('renter_profile')
      .values(
        some.map(([tenant, { profile, at }]) => ({
          account_id: idOf(tenant),
          move_in_date: profile.moveInDate || null,
          people: profile.people,
          employment: profile.employment || null,
          pets: profile.pets,
          note: profile.note,
          updated_at: at,
        })),
      )
      .execute(),
  );
  const sent = applications.map((application) => ({ id: newId(application.at.getTime()), application }));
  await insertInBatches(sent, (some) =>
    tx
      .insertInto('application')
      .values(
        some.map(({ id, application: { tenant, home, at, profile, share, steps } }) => {
          const { id: listing_id, account: lister_id } = placeOf(home);
          if (!wasLiveAt(home, at)) throw new Error(`${tenant} could not have applied for “${home.form.title}” then.`);
          return {
            id,
            listing_id,
            lister_id,
            tenant_id: idOf(tenant),
            status: replayApplication(steps),
            rent_pence: Math.round((home.form.monthlyRent ?? 0) * 100),
            offer_pence: null,
            shared: JSON.stringify(sharedPart(profile, share)),
            claim_answers: JSON.stringify(answersTo(home)),
            created_at: at,
            updated_at: steps.at(-1)?.at ?? at,
          };
        }),
      )
      .execute(),
  );
  const events = sent.flatMap(({ id, application: { at, steps } }) => [
    { id: newId(at.getTime()), application_id: id, at, by: 'tenant' as const, status: 'sent' as const, note: '' },
    ...steps.map(({ action, at, reason = '' }) => {
      const { by, to: status } = applicationGraph[action];
      return { id: newId(at.getTime()), application_id: id, at, by, status, note: reason };
    }),
  ]);
  await insertInBatches(events, (some) =>
    tx
      .insertInto('application_event')
      .values([...some])
      .execute(),
  );
}

function replayApplication(steps: MarketApplication['steps']): ApplicationStatus {
  let status: ApplicationStatus = 'sent';
  for (const { action, reason = '' } of steps) {
    const next = nextApplicationStatus(status, action, applicationGraph[action].by);
    if (!next || (action === 'decline') !== (reason !== '')) throw new Error(`Nobody can ${action} what is ${status}.`);
    status = next;
  }
  return status;
}
