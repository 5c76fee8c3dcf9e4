import { contract } from '@letfair/contract';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import { aSignUp } from '../../people.ts';
import { dataOf, type SignedIn, type TestApi } from '../../test-api.ts';
import { insertLinks } from './insert-links.ts';
import { type Making, rentHome } from './rent-home.ts';
import { runAgency } from './run-agency.ts';
import { writeToDesk } from './write-to-desk.ts';

/** People who deal with each other, and everything of theirs that a call can be about. */
export type Party = Awaited<ReturnType<typeof createParty>>;

/** Lets a landlord, an agency and tenants do everything people do here. */
export async function createParty(testing: TestApi, admin: SignedIn, word: string) {
  const { call } = testing;
  const person = async (type: SignUpType, name: string = type): Promise<SignedIn> => {
    const email = `${name}-${word}@letfair.example`.toLowerCase();
    const { answer } = await call(contract.accounts.signUp, { body: aSignUp(type, { lastName: word, email }) });
    const code = dataOf(answer).verificationCode ?? '';
    return dataOf((await call(contract.accounts.verify, { body: { email, code } })).answer);
  };
  const people = {
    landlord: await person('landlord'),
    agent: await person('agent'),
    tenant: await person('tenant'),
    applicant: await person('tenant', 'applicant'),
  };
  const making: Making = { testing, admin, word, people };
  const letting = await rentHome(making);
  const agency = await runAgency(making, letting);
  const desk = await writeToDesk(making, letting);
  const links = await insertLinks(making, letting);
  const { viewer, manager, ...business } = agency;
  return { ...letting, ...business, ...desk, ...links, people: { ...people, viewer, manager } };
}
