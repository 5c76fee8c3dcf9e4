import { contract } from '@letfair/contract';
import type { TeamRole } from '@letfair/domain/agencies/teams/roles';
import { aSignUp } from './people.ts';
import { dataOf, type SignedIn, type TestApi } from './test-api.ts';

const { accounts, teams } = contract;

/** Invites people and lets them accept, as they would. */
export function teamCalls({ call, mailTo }: Pick<TestApi, 'call' | 'mailTo'>) {
  const invitationTo = async (email: string): Promise<string> => {
    const mail = await mailTo(email);
    return /\/team\/join\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  const invite = (owner: { readonly token: string }, email: string, role: TeamRole) =>
    call(teams.invite, { body: { email, role } }, { token: owner.token });

  const accept = (person: { readonly token: string }, token: string) =>
    call(teams.accept, { body: { token } }, { token: person.token });

  /** A newcomer signs up with the invitation and joins. */
  async function hire(owner: SignedIn, role: TeamRole): Promise<SignedIn> {
    const { userType } = owner.user;
    if (userType !== 'agent' && userType !== 'landlord') throw new Error('Only listers have teams.');
    const { firstName, lastName, email, password, phone } = aSignUp(userType, { lastName: `The ${role}` });
    dataOf((await invite(owner, email, role)).answer);
    const invitation = await invitationTo(email);
    const body = { firstName, lastName, email, password, phone, userType, invitation };
    const { verificationCode: code = '' } = dataOf((await call(accounts.signUp, { body })).answer);
    const person = dataOf((await call(accounts.verify, { body: { email, code } })).answer);
    dataOf((await accept(person, invitation)).answer);
    return person;
  }

  return { accept, hire, invite, invitationTo };
}
