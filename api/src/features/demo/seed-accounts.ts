import { emailKey } from '@letfair/domain/accounts/contact-details';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { MarketPerson } from './market.ts';
import { entryAt, inBatches, type NewEntry, type Owners } from './seed-context.ts';

type Known = MarketPerson & { readonly id: string };
type Of<T extends MarketPerson['userType']> = Extract<Known, { userType: T }>;

/** All accounts share one password; returns their ids by email. */
export async function putPeople(
  tx: Tx,
  people: readonly MarketPerson[],
  passwordHash: string,
): Promise<ReadonlyMap<string, string>> {
  const known = people.map((person): Known => ({ ...person, id: newId(person.joined.getTime()) }));
  await inBatches(known, (some) =>
    tx
      .insertInto('account')
      .values(
        some.map((person) => ({
          id: person.id,
          email: person.email,
          email_key: emailKey(person.email),
          password_hash: passwordHash,
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
  await inBatches(only(known, 'tenant'), (some) =>
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
  await inBatches(only(known, 'landlord'), (some) =>
    tx
      .insertInto('landlord')
      .values(some.map((landlord) => ({ account_id: landlord.id, address: landlord.address })))
      .execute(),
  );
  await inBatches(only(known, 'agent'), (some) =>
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
          client_money_protection: agent.clientMoneyProtection,
        })),
      )
      .execute(),
  );
  return new Map(known.map(({ email, id }) => [email, id]));
}

export const isSuspended = ({ suspensions }: MarketPerson): boolean => suspensions.at(-1)?.until === null;

function suspensionOf({ suspensions }: MarketPerson) {
  const last = suspensions.at(-1);
  return last && last.until === null ? { suspended_at: last.from, suspension_reason: last.reason } : {};
}

export const historyOfPeople = (people: readonly MarketPerson[], { idOf, moderator }: Owners): NewEntry[] =>
  people.flatMap(({ email, suspensions }) =>
    suspensions.flatMap(({ from, until, reason }) => {
      const entry = { by: 'moderator', actor: moderator, type: 'account', id: idOf(email) } as const;
      return [
        entryAt(from, { ...entry, action: 'suspend', status: 'suspended', note: reason }),
        ...(until ? [entryAt(until, { ...entry, action: 'unsuspend', status: 'active' })] : []),
      ];
    }),
  );

const only = <T extends MarketPerson['userType']>(people: readonly Known[], userType: T): Of<T>[] =>
  people.filter((person): person is Of<T> => person.userType === userType);
