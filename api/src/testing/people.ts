import { randomBytes } from 'node:crypto';
import type { SignUpFields } from '@letfair/domain/accounts/sign-up-rules';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import type { DataComplaintFields } from '@letfair/domain/site/support/data-complaint';
import type { TicketFields } from '@letfair/domain/site/support/tickets';

/** Long, and in no list of common passwords. */
export const PASSWORD = 'kettle-harbour-7-lantern';

export const anEmail = (name = 'maya'): string => `${name}-${randomBytes(5).toString('hex')}@tenant.example`;

const ofRole = {
  tenant: { maxBudget: 1_200, preferredArea: 'Manchester, M1 1AA', propertyType: 'flat', moveInDate: '2026-12-03' },
  landlord: { landlordAddress: '1 Mill Lane, Leeds LS1 1AA' },
  agent: {
    companyName: 'Harbour Lets Ltd',
    licenseNumber: 'PM-4471',
    registrationNumber: '01234567',
    tradingAddress: '2 Quay Street, Liverpool L1 1AA',
  },
} as const;

export const aSignUp = (role: SignUpType, changes: Partial<SignUpFields> = {}) => ({
  firstName: 'Maya',
  lastName: 'Osei',
  email: anEmail(),
  password: PASSWORD,
  phone: '07700 900123',
  userType: role,
  ...ofRole[role],
  ...changes,
});

export const SUPPORT_EMAIL = 'desk@letfair.example';
export const INVENTORY_EMAIL = 'inventory@letfair.example';

export const aTicket = (changes: Partial<TicketFields> = {}): TicketFields => ({
  name: 'Maya Osei',
  email: anEmail(),
  userType: 'tenant',
  subject: 'account',
  priority: 'high',
  message: 'My verification mail never came.',
  ...changes,
});

export const aComplaint = (changes: Partial<DataComplaintFields> = {}): DataComplaintFields => ({
  name: 'Maya Osei',
  email: anEmail(),
  whatHappened: 'You still write to an address that I took back.',
  wanted: 'Please delete it.',
  ...changes,
});
