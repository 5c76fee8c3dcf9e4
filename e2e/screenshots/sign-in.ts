import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { type Account, newAccount } from '../support/new-account.ts';
import { signedInAs } from '../support/session.ts';
import type { Visitor } from './visits.ts';

type Session = Pick<Account, 'user' | 'token'>;
const sessions = new Map<Visitor, Session>();

/** As somebody of the demonstration, or as somebody who has just come. */
export async function signIn(page: Page, origin: string, as: Exclude<Visitor, 'nobody'>): Promise<void> {
  let session = sessions.get(as);
  if (!session) {
    const calls = await request.newContext({ baseURL: origin });
    session = as.startsWith('new ')
      ? await newAccount(calls, as.slice(4) as 'tenant' | 'landlord' | 'agent')
      : await demoSession(calls, as);
    sessions.set(as, session);
    await calls.dispose();
  }
  await signedInAs(page, session);
}

async function demoSession(calls: APIRequestContext, userType: string): Promise<Session> {
  const about = await (await calls.get('/api/about')).json();
  const { email, password } = about.data.demoAccounts.find(
    (account: { readonly userType: string }) => account.userType === userType,
  );
  const answer = await (await calls.post('/api/auth/login', { data: { email, password } })).json();
  expect(answer.success, answer.message).toBe(true);
  return answer.data;
}
