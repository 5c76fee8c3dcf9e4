import {
  agencyDetailsRefusal,
  landlordDetailsRefusal,
  tenantDetailsRefusal,
} from '@letfair/domain/accounts/profile-rules';
import type { Refusal } from '@letfair/domain/accounts/sign-up-rules';
import type { Db } from '../../platform/db.ts';
import { countHit, tooMany } from '../../platform/throttle.ts';
import { profileWrites, type UseCase } from './deps.ts';
import {
  findAgencyDetails,
  findLandlordDetails,
  findTenantDetails,
  saveAgencyDetails,
  saveLandlordDetails,
  saveTenantDetails,
} from './details.repository.ts';

const SAVED = 'Your details have been saved.';

export const showDetails: UseCase<'details'> =
  ({ db }) =>
  async ({ actor: { id, userType } }) => ({
    ok: true,
    data: {
      tenant: userType === 'tenant' ? await findTenantDetails(db, id) : null,
      agency: userType === 'agent' ? await findAgencyDetails(db, id) : null,
      landlord: userType === 'landlord' ? await findLandlordDetails(db, id) : null,
    },
  });

async function refuseDetails(db: Db, accountId: string, refusal: Refusal | null) {
  if (refusal) return { ok: false, code: 'invalid', ...refusal } as const;
  const wait = await countHit(db, profileWrites, accountId);
  return wait ? tooMany(wait) : null;
}

export const saveTenant: UseCase<'saveTenant'> =
  ({ db }) =>
  async ({ actor, body, write }) =>
    (await refuseDetails(db, actor.id, tenantDetailsRefusal(body))) ??
    write(async (tx) => {
      await saveTenantDetails(tx, actor.id, body);
      return { ok: true, data: await findTenantDetails(tx, actor.id), message: SAVED };
    });

export const saveAgency: UseCase<'saveAgency'> =
  ({ db }) =>
  async ({ actor, body, write }) =>
    (await refuseDetails(db, actor.id, agencyDetailsRefusal(body))) ??
    write(async (tx) => {
      await saveAgencyDetails(tx, actor.id, body);
      return { ok: true, data: await findAgencyDetails(tx, actor.id), message: SAVED };
    });

export const saveLandlord: UseCase<'saveLandlord'> =
  ({ db }) =>
  async ({ actor, body, write }) =>
    (await refuseDetails(db, actor.id, landlordDetailsRefusal(body))) ??
    write(async (tx) => {
      await saveLandlordDetails(tx, actor.id, body);
      return { ok: true, data: await findLandlordDetails(tx, actor.id), message: SAVED };
    });
