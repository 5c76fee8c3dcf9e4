import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '../index.ts';
import type { EndpointSpec } from './endpoint.ts';

const endpoints = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, spec]): [string, EndpointSpec] => [`${group}.${name}`, spec]),
);

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: unknown;
}

interface Named {
  readonly name: string;
  readonly depth: number;
  /** Of one of many. */
  readonly inList: boolean;
}

function namesIn(schema: Schema, depth = 0, inList = false): Named[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    { name, depth, inList },
    ...namesIn(part, depth + 1, inList),
  ]);
  const map = typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as Schema) : null;
  return [
    ...own,
    ...(schema.anyOf ?? []).flatMap((part) => namesIn(part, depth, inList)),
    ...(schema.items ? namesIn(schema.items, depth + 1, true) : []),
    ...(map ? namesIn(map, depth + 1, true) : []),
  ];
}

/** A secret by its name, or an address that is the answer itself. */
const isSecret = ({ name, depth }: Named): boolean =>
  /secret|token|recoveryCodes$|^password$|verificationCode|^challenge$/i.test(name) ||
  (depth === 0 && /^(url|path)$/.test(name));
const isOfPeople = ({ name, inList }: Named): boolean => inList && (name === 'email' || name === 'phone');

const answering = (which: (named: Named) => boolean) =>
  endpoints
    .filter(([, { data }]) => namesIn(z.toJSONSchema(data, { io: 'input' }) as Schema).some(which))
    .filter(([, { recentPassword, errors }]) => !recentPassword && !errors.includes('password_needed'))
    .map(([name]) => name);

/** Answers with a secret or with many people need the password lately, or a reason why not. */
const withoutPassword = {
  'what signs somebody in takes the password, a passkey or a mailed link itself': [
    'accounts.signUp',
    'accounts.login',
    'accounts.verify',
    'accounts.resetPassword',
    'access.notMe',
    'profile.revertEmail',
    'security.completeSignIn',
    'security.startPasskeySignIn',
    'security.signInWithPasskey',
  ],
  'the demo account is for everybody who looks around': ['meta.about'],
  'the address of a public page is no secret': [
    'feed.show',
    'feed.withdraw',
    'profile.publicPage',
    'profile.savePublicPage',
  ],
  'admins have two-step sign-in, and read a page at a time': [
    'admin.users',
    'appeals.queue',
    'moderation.queue',
    'moderation.bookings',
    'reports.queue',
    'reports.decided',
    'supportDesk.tickets',
  ],
  'a page of the daily work, without a file to take away': ['applications.list', 'clients.list', 'support.mine'],
  'the few people of one client or team, after a change of them': [
    'clients.add',
    'clients.change',
    'clients.invite',
    'clients.endAccess',
    'teams.show',
    'teams.revoke',
    'teams.removeMember',
    'teams.addBranch',
    'teams.changeBranch',
    'teams.removeBranch',
  ],
} as const;

test('whatever hands out a secret or many people needs the password lately, or says why not', () => {
  const found = [...new Set([...answering(isSecret), ...answering(isOfPeople)])];
  expect(found.toSorted()).toEqual(Object.values(withoutPassword).flat().toSorted());
});

test('recognises a secret, an address and people', () => {
  const names = (schema: z.ZodType) => namesIn(z.toJSONSchema(schema, { io: 'input' }) as Schema);
  const person = z.object({ email: z.string() });
  expect(names(z.object({ key: z.object({ secret: z.string() }) })).some(isSecret)).toBe(true);
  expect(names(z.object({ url: z.string() })).some(isSecret)).toBe(true);
  expect(names(z.object({ photo: z.object({ url: z.string() }) })).some(isSecret)).toBe(false);
  expect(names(z.object({ page: z.array(person) })).some(isOfPeople)).toBe(true);
  expect(names(person).some(isOfPeople)).toBe(false);
});
