import { emailKey } from '@letfair/domain/accounts/contact-details';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { findPageOwner, givePageName, nameAgencyPage, setShowsPage } from '../../accounts/page-names/index.ts';
import type { MarketPerson } from './market.ts';
import { auditEntryAt, insertInBatches, type NewAuditEntry, type SeededAccounts } from './seed-context.ts';

type SeededPerson = MarketPerson & { readonly id: string };
type PersonOfType<T extends MarketPerson['userType']> = Extract<SeededPerson, { userType: T }>;

/** Returns the ids by email. */
export async function seedAccounts(
  tx: Tx,
  people: readonly MarketPerson[],
  passwordHashOf: (email: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const known = people.map((person): SeededPerson => ({ ...person, id: newId(person.joined.getTime()) }));
  await insertInBatches(known, (some) =>
    tx
      .insertInto('account')
      .values(
        some.map((person) => ({
          id: person.id,
          email: person.email,
          email_key: emailKey(person.email),
          password_hash: passwordHashOf(person.email),
          is_demo: true,
          first_name: person.firstName,
          last_name: person.lastName,
          phone: person.phone,
          user_type: person.userType,
          verified_at: person.verified ? person.joined : null,
          ...suspensionOf(person),
          created_at: person.joined,
          updated_at: person.joined,
        })),
      )
      .execute(),
  );
  await insertInBatches(filterByType(known, 'tenant'), (some) =>
    tx
      .insertInto('tenant_preference')
      .values(
        some.map((tenant) => ({
          account_id: tenant.id,
          max_budget_pence: tenant.maxBudget * 100,
          preferred_area: tenant.preferredArea,
          property_type: tenant.propertyType,
          move_in_date: tenant.moveInDate,
        })),
      )
      .execute(),
  );
  await insertInBatches(filterByType(known, 'landlord'), (some) =>
    tx
      .insertInto('landlord')
      .values(some.map((landlord) => ({ account_id: landlord.id, address: landlord.address })))
      .execute(),
  );
  await insertInBatches(filterByType(known, 'agent'), (some) =>
    tx
      .insertInto('agency')
      .values(
        some.map((agent) => ({
          account_id: agent.id,
          company_name: agent.companyName,
          license_number: null,
          registration_number: agent.registrationNumber,
          trading_address: agent.tradingAddress,
          redress_scheme: agent.redressScheme,
          redress_number: agent.redressNumber,
          redress_confirmed_at: agent.joined,
          client_money_protection: agent.clientMoneyProtection,
        })),
      )
      .execute(),
  );
  for (const agent of filterByType(known, 'agent')) await nameAgencyPage(tx, agent.id);
  const withPages = filterByType(known, 'landlord').filter((_, at) => at % LANDLORDS_TO_A_PAGE === 0);
  for (const { id } of withPages) await showPageOf(tx, id);
  return new Map(known.map(({ email, id }) => [email, id]));
}

/** One of so many private landlords has asked for a public page. */
const LANDLORDS_TO_A_PAGE = 3;

async function showPageOf(tx: Tx, accountId: string): Promise<void> {
  const owner = await findPageOwner(tx, accountId);
  if (!owner) return;
  await givePageName(tx, owner);
  await setShowsPage(tx, accountId, true);
}

export const isSuspended = ({ suspensions }: MarketPerson): boolean => suspensions.at(-1)?.until === null;

function suspensionOf({ suspensions }: MarketPerson) {
  const last = suspensions.at(-1);
  return last && last.until === null ? { suspended_at: last.from, suspension_reason: last.reason } : {};
}

export const suspensionAuditEntries = (
  people: readonly MarketPerson[],
  { idOf, moderator }: SeededAccounts,
): NewAuditEntry[] =>
  people.flatMap(({ email, suspensions }) =>
    suspensions.flatMap(({ from, until, reason }) => {
      const entry = { by: 'moderator', actor: moderator, type: 'account', id: idOf(email) } as const;
      return [
        auditEntryAt(from, { ...entry, action: 'suspend', status: 'suspended', note: reason }),
        ...(until ? [auditEntryAt(until, { ...entry, action: 'unsuspend', status: 'active' })] : []),
      ];
    }),
  );

const filterByType = <T extends MarketPerson['userType']>(
  people: readonly SeededPerson[],
  userType: T,
): PersonOfType<T>[] => people.filter((person): person is PersonOfType<T> => person.userType === userType);
