import { randomUUID } from 'node:crypto';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { admin } from '../product.ts';

type UserType = 'tenant' | 'landlord' | 'agent';

export async function post<Data>(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Data | null> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const envelope = (await answer.json()) as { success: boolean; data: Data };
  return answer.ok && envelope.success ? envelope.data : null;
}

export const signUpBody = (email: string, userType: UserType) => ({
  firstName: 'Robin',
  lastName: 'Marsh',
  email,
  password: 'a sturdy bench passphrase',
  phone: '07700 900123',
  userType,
  ...(userType === 'landlord' && { landlordAddress: '1 Mill Lane, Leeds LS1 1AA' }),
  ...(userType === 'agent' && {
    companyName: 'Marsh Lets Ltd',
    registrationNumber: '01234567',
    tradingAddress: '2 Quay Street, Liverpool L1 1AA',
  }),
});

/** Signs up and verifies a new account through the API. */
export async function newToken(url: string, userType: UserType): Promise<string> {
  const email = `${userType}-${randomUUID()}@bench.example`;
  const code = (await post<{ verificationCode: string }>(`${url}/api/auth/signup`, signUpBody(email, userType)))
    ?.verificationCode;
  return required(await post<{ token: string }>(`${url}/api/auth/verify`, { email, code })).token;
}

export const adminToken = async (url: string): Promise<string> =>
  required(await post<{ token: string }>(`${url}/api/auth/login`, admin)).token;

export function required<T>(value: T | null): T {
  if (value === null) throw new Error('A call the measurement rests on was refused.');
  return value;
}

export const listingPayload = {
  title: 'Two-bedroom flat',
  description: 'Bright and quiet.',
  address: { line1: '12 Lock Street', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: '' },
  price: 1_200,
  propertyType: 'flat',
  bedrooms: 2,
  bathrooms: 1,
  availableDate: daysAfter(ukDay(new Date()), 60),
  features: ['EPC Rating: C'],
};
