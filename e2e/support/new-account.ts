import { randomUUID } from 'node:crypto';
import type { User } from '@letfair/contract/accounts/accounts';
import type { APIRequestContext } from '@playwright/test';
import { admin } from './admin.ts';

export type AccountType = 'tenant' | 'landlord' | 'agent';

export type Person = Readonly<Record<'firstName' | 'lastName' | 'email' | 'password' | 'phone', string>>;

export interface Account extends Person {
  readonly user: User;
  readonly token: string;
}

/** Somebody who has no account yet. */
export function newPerson(details: Partial<Person> = {}): Person {
  return {
    firstName: 'Maya',
    lastName: 'Okafor',
    email: `maya.${randomUUID().slice(0, 13)}@tenant.example`,
    password: 'a quiet street in Leeds',
    phone: '020 7946 0123',
    ...details,
  };
}

/** What each kind of user has to say besides the common fields. */
export const roleFields = {
  tenant: {},
  landlord: { landlordAddress: '4 Orchard Row, Leeds LS1 1AA' },
  agent: {
    companyName: 'Orchard Lettings',
    registrationNumber: '01234567',
    tradingAddress: '9 Market Street, Leeds LS1 1AB',
  },
} as const satisfies Record<AccountType, Record<string, string>>;

interface Envelope<Data> {
  readonly success: boolean;
  readonly message?: string;
  readonly data: Data;
}

/** An account that waits for its code. */
export async function unverifiedAccount(
  request: APIRequestContext,
  userType: AccountType = 'tenant',
  details: Partial<Person> = {},
): Promise<Person & { readonly code: string }> {
  const person = newPerson(details);
  const { verificationCode } = await post<{ verificationCode: string }>(request, '/api/auth/signup', {
    ...person,
    ...roleFields[userType],
    userType,
  });
  return { ...person, code: verificationCode };
}

/** An account that signed up and verified its address, by the calls the screens make. */
export async function newAccount(
  request: APIRequestContext,
  userType: AccountType = 'tenant',
  details: Partial<Person> = {},
): Promise<Account> {
  const { code, ...person } = await unverifiedAccount(request, userType, details);
  const session = await post<{ user: User; token: string }>(request, '/api/auth/verify', { code, email: person.email });
  return { ...person, ...session };
}

export async function adminAccount(request: APIRequestContext): Promise<Account> {
  const session = await post<{ user: User; token: string }>(request, '/api/auth/login', {
    ...admin,
    rememberMe: false,
  });
  return { ...session.user, ...admin, ...session };
}

let reviewing: Promise<Account> | undefined;

/** The admin who approves what tests list: signed in once for all of them, since every sign-in costs a slow hash. */
export function reviewer(request: APIRequestContext): Promise<Account> {
  reviewing ??= adminAccount(request);
  return reviewing;
}

async function post<Data>(request: APIRequestContext, path: string, body: object): Promise<Data> {
  const response = await request.post(path, { data: body });
  const envelope = (await response.json()) as Envelope<Data>;
  if (!envelope.success) throw new Error(`${path} answered ${response.status()}: ${envelope.message}`);
  return envelope.data;
}

/** The status with which the server answers this token. */
export async function statusOfToken(request: APIRequestContext, token: string): Promise<number> {
  const response = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  return response.status();
}
