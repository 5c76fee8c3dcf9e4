import type { AgencyDetails, LandlordDetails, TenantDetails } from '@letfair/contract/accounts/profile';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import { nameAgencyPage } from '../page-names/index.ts';
import { upsertRoleDetails } from '../sign-in/index.ts';

export async function findTenantDetails(db: Db, accountId: string): Promise<TenantDetails> {
  const row = await db
    .selectFrom('tenant_preference')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    maxBudget: row?.max_budget_pence == null ? null : Math.round(row.max_budget_pence / 100),
    preferredArea: row?.preferred_area ?? '',
    propertyType: row?.property_type ?? null,
    moveInDate: row?.move_in_date ?? '',
    mustHaves: row?.must_haves ?? [],
    minBedrooms: row?.min_bedrooms ?? null,
    parking: row?.wants_parking ?? false,
    pets: row?.wants_pets ?? false,
  };
}

export async function findAgencyDetails(db: Db, accountId: string): Promise<AgencyDetails> {
  const row = await db.selectFrom('agency').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return {
    companyName: row?.company_name ?? '',
    licenseNumber: row?.license_number ?? '',
    registrationNumber: row?.registration_number ?? '',
    tradingAddress: row?.trading_address ?? '',
    redressScheme: row?.redress_scheme ?? '',
    redressNumber: row?.redress_number ?? '',
    clientMoneyProtection: row?.client_money_protection ?? '',
    feesLink: row?.fees_link ?? '',
  };
}

/** Of those among the accounts that are agencies. */
export async function findCompanyNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('agency')
    .select(['account_id', 'company_name'])
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(rows.map(({ account_id, company_name }) => [account_id, company_name]));
}

export async function findLandlordDetails(db: Db, accountId: string): Promise<LandlordDetails> {
  const row = await db.selectFrom('landlord').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return { landlordAddress: row?.address ?? '', registrationNumber: row?.registration_number ?? '' };
}

export const saveTenantDetails = (tx: Tx, accountId: string, details: TenantDetails): Promise<void> =>
  upsertRoleDetails(tx, accountId, {
    table: 'tenant_preference',
    values: {
      max_budget_pence: details.maxBudget === null ? null : details.maxBudget * 100,
      preferred_area: details.preferredArea.trim() || null,
      property_type: details.propertyType,
      move_in_date: details.moveInDate || null,
      must_haves: [...new Set(details.mustHaves)],
      min_bedrooms: details.minBedrooms,
      wants_parking: details.parking,
      wants_pets: details.pets,
    },
  });

export async function saveAgencyDetails(tx: Tx, accountId: string, details: AgencyDetails): Promise<void> {
  const redress = { redress_scheme: details.redressScheme.trim(), redress_number: details.redressNumber.trim() };
  await withdrawConfirmation(tx, accountId, redress);
  await upsertRoleDetails(tx, accountId, {
    table: 'agency',
    values: {
      company_name: details.companyName.trim(),
      license_number: details.licenseNumber.trim() || null,
      registration_number: details.registrationNumber.trim(),
      trading_address: details.tradingAddress.trim(),
      ...redress,
      client_money_protection: details.clientMoneyProtection.trim(),
      fees_link: details.feesLink.trim(),
    },
  });
  await nameAgencyPage(tx, accountId);
}

/** An admin has confirmed the membership that was named then, and no other. */
const withdrawConfirmation = (
  tx: Tx,
  accountId: string,
  { redress_scheme, redress_number }: Pick<Selectable<Tables['agency']>, 'redress_scheme' | 'redress_number'>,
) =>
  tx
    .updateTable('agency')
    .set({ redress_confirmed_at: null })
    .where('account_id', '=', accountId)
    .where('redress_confirmed_at', 'is not', null)
    .where((where) =>
      where.or([
        where.and([where('redress_scheme', '<>', ''), where('redress_scheme', '<>', redress_scheme)]),
        where.and([where('redress_number', '<>', ''), where('redress_number', '<>', redress_number)]),
      ]),
    )
    .execute();

export const saveLandlordDetails = (tx: Tx, accountId: string, details: LandlordDetails): Promise<void> =>
  upsertRoleDetails(tx, accountId, {
    table: 'landlord',
    values: {
      address: details.landlordAddress.trim(),
      registration_number: details.registrationNumber.trim(),
    },
  });
