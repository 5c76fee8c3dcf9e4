import type { LetfairContract } from '@letfair/contract';
import type { CallInput } from '@letfair/contract/wire/client';

export const roles = ['anonymous', 'tenant', 'landlord', 'agent', 'admin', 'suspended', 'unverified'] as const;
export type Role = (typeof roles)[number];

export interface Expected {
  readonly input: (somebody: string) => CallInput;
  readonly status: Readonly<Record<Role, number>>;
}

export type ExpectedAnswers = {
  readonly [G in keyof LetfairContract]: { readonly [K in keyof LetfairContract[G]]: Expected };
};

export const everybody = (status: number) =>
  ({
    anonymous: status,
    tenant: status,
    landlord: status,
    agent: status,
    admin: status,
    suspended: status,
    unverified: status,
  }) as const;
/** Suspended and unverified accounts count as signed out. */
export const signedIn = (status: number) =>
  ({ ...everybody(status), anonymous: 401, suspended: 401, unverified: 401 }) as const;
export const listerOnly = (status: number) => ({ ...signedIn(403), landlord: status, agent: status }) as const;
export const notAdmin = (status: number, tenant = status) => ({ ...listerOnly(status), tenant }) as const;
export const tenantOnly = (status: number) => ({ ...signedIn(403), tenant: status }) as const;
export const landlordOnly = (status: number) => ({ ...signedIn(403), landlord: status }) as const;
export const agentOnly = (status: number) => ({ ...signedIn(403), agent: status }) as const;
export const adminOnly = (status: number) => ({ ...signedIn(403), admin: status }) as const;
