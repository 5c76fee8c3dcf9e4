import type { AgencyDetails, LandlordDetails, TenantDetails } from '@letfair/contract/profile';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

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

export async function findLandlordDetails(db: Db, accountId: string): Promise<LandlordDetails> {
  const row = await db.selectFrom('landlord').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return { landlordAddress: row?.address ?? '', registrationNumber: row?.registration_number ?? '' };
}

type Values<T extends 'tenant_preference' | 'agency' | 'landlord'> = Omit<Insertable<Tables[T]>, 'account_id'>;

export function saveTenantDetails(tx: Tx, account_id: string, details: TenantDetails) {
  const values: Values<'tenant_preference'> = {
    max_budget_pence: details.maxBudget === null ? null : details.maxBudget * 100,
    preferred_area: details.preferredArea.trim() || null,
    property_type: details.propertyType,
    move_in_date: details.moveInDate || null,
    must_haves: [...new Set(details.mustHaves)],
  };
  return tx
    .insertInto('tenant_preference')
    .values({ account_id, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export function saveAgencyDetails(tx: Tx, account_id: string, details: AgencyDetails) {
  const values: Values<'agency'> = {
    company_name: details.companyName.trim(),
    license_number: details.licenseNumber.trim() || null,
    registration_number: details.registrationNumber.trim(),
    trading_address: details.tradingAddress.trim(),
    redress_scheme: details.redressScheme.trim(),
    redress_number: details.redressNumber.trim(),
    client_money_protection: details.clientMoneyProtection.trim(),
    fees_link: details.feesLink.trim(),
  };
  return tx
    .insertInto('agency')
    .values({ account_id, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export function saveLandlordDetails(tx: Tx, account_id: string, details: LandlordDetails) {
  const values: Values<'landlord'> = {
    address: details.landlordAddress.trim(),
    registration_number: details.registrationNumber.trim(),
  };
  return tx
    .insertInto('landlord')
    .values({ account_id, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}
