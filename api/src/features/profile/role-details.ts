import {
  agencyDetailsRefusal,
  landlordDetailsRefusal,
  tenantDetailsRefusal,
} from '@letfair/domain/accounts/profile-rules';
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

export const saveTenant: UseCase<'saveTenant'> =
  ({ db }) =>
  async ({ actor, body, write }) => {
    const refusal = tenantDetailsRefusal(body);
    if (refusal) return { ok: false, code: 'invalid', ...refusal };
    const wait = await countHit(db, profileWrites, actor.id);
    if (wait) return tooMany(wait);
    return write(async (tx) => {
      await saveTenantDetails(tx, actor.id, body);
      return { ok: true, data: await findTenantDetails(tx, actor.id), message: SAVED };
    });
  };

export const saveAgency: UseCase<'saveAgency'> =
  ({ db }) =>
  async ({ actor, body, write }) => {
    const refusal = agencyDetailsRefusal(body);
    if (refusal) return { ok: false, code: 'invalid', ...refusal };
    const wait = await countHit(db, profileWrites, actor.id);
    if (wait) return tooMany(wait);
    return write(async (tx) => {
      await saveAgencyDetails(tx, actor.id, body);
      return { ok: true, data: await findAgencyDetails(tx, actor.id), message: SAVED };
    });
  };

export const saveLandlord: UseCase<'saveLandlord'> =
  ({ db }) =>
  async ({ actor, body, write }) => {
    const refusal = landlordDetailsRefusal(body);
    if (refusal) return { ok: false, code: 'invalid', ...refusal };
    const wait = await countHit(db, profileWrites, actor.id);
    if (wait) return tooMany(wait);
    return write(async (tx) => {
      await saveLandlordDetails(tx, actor.id, body);
      return { ok: true, data: await findLandlordDetails(tx, actor.id), message: SAVED };
    });
  };
