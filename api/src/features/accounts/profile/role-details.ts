import {
  agencyDetailsRefusal,
  landlordDetailsRefusal,
  tenantDetailsRefusal,
} from '@letfair/domain/accounts/profile-rules';
import type { Refusal } from '@letfair/domain/accounts/sign-up-rules';
import type { Db, Tx } from '../../../platform/db.ts';
import { worksFor } from '../../../platform/http/act-for-team.ts';
import type { Actor } from '../../../platform/http/handlers.ts';
import { contactRefusal, invalidFields } from '../../../platform/http/refusals.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { limitRefusal } from '../../../platform/throttle.ts';
import { type ProfileDeps, profileWrites, type UseCase } from './deps.ts';
import {
  findAgencyDetails,
  findLandlordDetails,
  findTenantDetails,
  saveAgencyDetails,
  saveLandlordDetails,
  saveTenantDetails,
} from './details.repository.ts';

export const showDetails: UseCase<'details'> =
  ({ db }) =>
  async ({ actor }) => ({
    ok: true,
    data: {
      tenant: actor.userType === 'tenant' ? await findTenantDetails(db, actor.id) : null,
      // The agency is that of the team; the address of a landlord is nobody else's.
      agency: actor.userType === 'agent' ? await findAgencyDetails(db, worksFor(actor)) : null,
      landlord: actor.userType === 'landlord' ? await findLandlordDetails(db, actor.id) : null,
    },
  });

interface SaveCall<Details, Answer> {
  readonly actor: Actor;
  readonly body: Details;
  readonly write: (
    work: (tx: Tx) => Promise<{ readonly ok: true; readonly data: Details; readonly message: string }>,
  ) => Promise<Answer>;
}

/** One use case for the details of each user type; they differ in their rule and their table. */
const saveDetails =
  <Details>(
    refusalOf: (details: Details) => Refusal | null,
    save: (tx: Tx, accountId: string, details: Details) => Promise<unknown>,
    find: (db: Db, accountId: string) => Promise<Details>,
    /** What others can read of them. */
    shown?: (details: Details) => Readonly<Record<string, string>>,
  ) =>
  ({ db }: ProfileDeps) =>
  async <Answer>({ actor, body, write }: SaveCall<Details, Answer>) => {
    const refusal = refusalOf(body);
    if (refusal) return invalidFields(refusal);
    const contact = shown ? contactRefusal(shown(body), shown(await find(db, actor.id))) : null;
    if (contact) return contact;
    return (
      (await limitRefusal(db, profileWrites, actor.id)) ??
      write(async (tx) => {
        await save(tx, actor.id, body);
        if (actor.userType === 'agent')
          await enqueue(tx, 'reassess-listings', { accountId: actor.id }, { attempts: 10 });
        return { ok: true, data: await find(tx, actor.id), message: 'Your details have been saved.' };
      })
    );
  };

export const saveTenant: UseCase<'saveTenant'> = saveDetails(
  tenantDetailsRefusal,
  saveTenantDetails,
  findTenantDetails,
);
export const saveAgency: UseCase<'saveAgency'> = saveDetails(
  agencyDetailsRefusal,
  saveAgencyDetails,
  findAgencyDetails,
  // The page with the fees is a link by law.
  ({ feesLink: _, ...details }) => details,
);
export const saveLandlord: UseCase<'saveLandlord'> = saveDetails(
  landlordDetailsRefusal,
  saveLandlordDetails,
  findLandlordDetails,
);
