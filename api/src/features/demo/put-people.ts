import { emailKey } from '@letfair/domain/accounts/email-address';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { inBatches } from './in-batches.ts';
import type { MarketPerson } from './market.ts';

type Of<T extends MarketPerson['userType']> = Extract<MarketPerson, { userType: T }>;

/** Everybody with the same password; answers their ids by their addresses. */
export async function putPeople(
  tx: Tx,
  people: readonly MarketPerson[],
  passwordHash: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(people.map(({ email, joined }) => [email, newId(joined.getTime())]));
  const idOf = ({ email }: MarketPerson): string => ids.get(email)!;
  await inBatches(people, (some) =>
    tx
      .insertInto('account')
      .values(
        some.map((person) => ({
          id: idOf(person),
          email: person.email,
          email_key: emailKey(person.email),
          password_hash: passwordHash,
          first_name: person.firstName,
          last_name: person.lastName,
          phone: person.phone,
          user_type: person.userType,
          verified_at: person.joined,
          created_at: person.joined,
          updated_at: person.joined,
        })),
      )
      .execute(),
  );
  await inBatches(only(people, 'tenant'), (some) =>
    tx
      .insertInto('tenant_preference')
      .values(
        some.map((tenant) => ({
          account_id: idOf(tenant),
          max_budget_pence: tenant.maxBudget * 100,
          preferred_area: tenant.preferredArea,
          property_type: tenant.propertyType,
          move_in_date: tenant.moveInDate,
        })),
      )
      .execute(),
  );
  await inBatches(only(people, 'landlord'), (some) =>
    tx
      .insertInto('landlord')
      .values(some.map((landlord) => ({ account_id: idOf(landlord), address: landlord.address })))
      .execute(),
  );
  await inBatches(only(people, 'agent'), (some) =>
    tx
      .insertInto('agency')
      .values(
        some.map((agent) => ({
          account_id: idOf(agent),
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
  return ids;
}

const only = <T extends MarketPerson['userType']>(people: readonly MarketPerson[], userType: T): Of<T>[] =>
  people.filter((person): person is Of<T> => person.userType === userType);
