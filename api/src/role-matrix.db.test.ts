import { contract, type LetfairContract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from './platform/tokens.ts';
import {
  adminOnly,
  agentOnly,
  type Expected,
  everybody,
  landlordOnly,
  listerOnly,
  notAdmin,
  type Role,
  roles,
  signedIn,
  tenantOnly,
} from './testing/expected-by-role.ts';
import { aListing } from './testing/listings.ts';
import { aComplaint, aSignUp, aTicket, PASSWORD } from './testing/people.ts';
import { testApi } from './testing/test-api.ts';

const { as, call, callUnchecked, db } = await testApi();

const aReport = { type: 'property', reportType: 'scam', description: 'They ask for money.' };
const anAppeal = { content: 'It is a mistake.' };
const aRuling = { decision: 'uphold', reason: 'A test' };
const NO_TICKET = { reference: 'LF-2222-2222' };

// A missing endpoint does not compile; an unexpected answer fails.
const expectations: { readonly [G in keyof LetfairContract]: { readonly [K in keyof LetfairContract[G]]: Expected } } =
  {
    accounts: {
      signUp: { input: () => ({ body: aSignUp('tenant') }), status: everybody(200) },
      login: {
        input: () => ({ body: { email: 'nobody@tenant.example', password: PASSWORD } }),
        status: everybody(200),
      },
      verify: { input: () => ({ body: { token: 'made-up' } }), status: everybody(422) },
      resendVerification: { input: () => ({ body: { email: aSignUp('tenant').email } }), status: everybody(200) },
      forgotPassword: { input: () => ({ body: { email: aSignUp('tenant').email } }), status: everybody(200) },
      resetPassword: { input: () => ({ body: { token: 'made-up', password: PASSWORD } }), status: everybody(422) },
      changePassword: {
        input: () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } }),
        status: signedIn(200),
      },
      me: { input: () => ({}), status: signedIn(200) },
      logout: { input: () => ({}), status: signedIn(200) },
    },
    profile: {
      update: { input: () => ({ body: {} }), status: signedIn(422) },
      revertEmail: { input: () => ({ body: { token: 'made-up' } }), status: everybody(422) },
      details: { input: () => ({}), status: signedIn(200) },
      saveTenant: { input: () => ({ body: {} }), status: tenantOnly(200) },
      saveAgency: { input: () => ({ body: {} }), status: agentOnly(422) },
      saveLandlord: { input: () => ({ body: {} }), status: landlordOnly(422) },
      sessions: { input: () => ({}), status: signedIn(200) },
      endSession: { input: (somebody) => ({ params: { id: somebody } }), status: signedIn(404) },
      endOtherSessions: { input: () => ({}), status: signedIn(200) },
    },
    admin: {
      stats: { input: () => ({}), status: adminOnly(200) },
      users: { input: () => ({ query: { search: 'maya' } }), status: adminOnly(200) },
      user: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(200) },
      audit: { input: () => ({ query: {} }), status: adminOnly(200) },
      suspend: {
        input: (somebody) => ({ params: { id: somebody }, body: { suspended: true, reason: 'A test' } }),
        status: adminOnly(200),
      },
    },
    applications: {
      profile: { input: () => ({}), status: tenantOnly(200) },
      saveProfile: {
        input: () => ({ body: { moveInDate: '', people: 2, employment: '', pets: '', note: '' } }),
        status: tenantOnly(200),
      },
      apply: { input: (somebody) => ({ body: { propertyId: somebody } }), status: tenantOnly(404) },
      list: { input: () => ({ query: {} }), status: notAdmin(200) },
      show: { input: (somebody) => ({ params: { id: somebody } }), status: notAdmin(404) },
      act: {
        input: (somebody) => ({ params: { id: somebody }, body: { action: 'withdraw' } }),
        status: notAdmin(404),
      },
    },
    certificates: {
      list: { input: () => ({ query: {} }), status: listerOnly(200) },
      homes: { input: () => ({}), status: listerOnly(200) },
      ofHome: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      save: {
        input: (somebody) => ({ params: { id: somebody }, body: { kind: 'epc' } }),
        status: listerOnly(404),
      },
      remove: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      uploadFile: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      removeFile: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      calendar: { input: () => ({}), status: listerOnly(200) },
      openCalendar: { input: () => ({}), status: listerOnly(200) },
      closeCalendar: { input: () => ({}), status: listerOnly(200) },
      review: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
      confirm: {
        input: (somebody) => ({ params: { id: somebody }, body: { confirmed: true } }),
        status: adminOnly(404),
      },
    },
    clients: {
      list: { input: () => ({ query: {} }), status: agentOnly(200) },
      add: { input: () => ({ body: { name: 'Ada Lovell' } }), status: agentOnly(200) },
      change: {
        input: (somebody) => ({ params: { id: somebody }, body: { name: 'Ada Lovell' } }),
        status: agentOnly(404),
      },
      assign: {
        input: (somebody) => ({ params: { id: somebody }, body: { clientId: null } }),
        status: agentOnly(404),
      },
    },
    conversations: {
      list: { input: () => ({ query: {} }), status: notAdmin(200) },
      unread: { input: () => ({}), status: notAdmin(200) },
      start: {
        input: (somebody) => ({ body: { propertyId: somebody, content: 'Is it still available?' } }),
        status: { ...signedIn(403), tenant: 404 },
      },
      show: { input: (somebody) => ({ params: { id: somebody } }), status: notAdmin(404) },
      messages: { input: (somebody) => ({ params: { id: somebody }, query: {} }), status: notAdmin(404) },
      send: {
        input: (somebody) => ({ params: { id: somebody }, body: { content: 'Hello' } }),
        status: notAdmin(404),
      },
      read: { input: (somebody) => ({ params: { id: somebody }, body: { number: 1 } }), status: notAdmin(404) },
      block: {
        input: (somebody) => ({ params: { id: somebody }, body: { blocked: true } }),
        status: notAdmin(404),
      },
    },
    dashboard: {
      figures: { input: () => ({}), status: notAdmin(200) },
      activity: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    },
    listings: {
      drafts: { input: () => ({}), status: notAdmin(200) },
      createDraft: { input: () => ({ body: { title: 'A flat' } }), status: listerOnly(200) },
      draft: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      saveDraft: { input: (somebody) => ({ params: { id: somebody }, body: {} }), status: listerOnly(404) },
      deleteDraft: { input: (somebody) => ({ params: { id: somebody } }), status: notAdmin(404) },
      submit: { input: () => ({ body: aListing() }), status: listerOnly(200) },
      submitWithInventory: { input: () => ({ body: aListing() }), status: listerOnly(200) },
      mine: { input: () => ({ query: {} }), status: listerOnly(200) },
      own: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      edit: { input: (somebody) => ({ params: { id: somebody }, body: aListing() }), status: listerOnly(404) },
      act: {
        input: (somebody) => ({ params: { id: somebody }, body: { action: 'pause' } }),
        status: listerOnly(404),
      },
      discardRevision: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      duplicate: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
      confirmByMail: { input: () => ({ body: { token: 'made-up' } }), status: everybody(422) },
    },
    moderation: {
      queue: { input: () => ({ query: {} }), status: adminOnly(200) },
      listing: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
      approve: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
      reject: {
        input: (somebody) => ({ params: { id: somebody }, body: { reason: 'A test' } }),
        status: adminOnly(404),
      },
      setBooking: {
        input: (somebody) => ({ params: { id: somebody }, body: { status: 'arranged' } }),
        status: adminOnly(404),
      },
    },
    photos: {
      upload: { input: () => ({}), status: listerOnly(422) },
      list: { input: (somebody) => ({ query: { ids: somebody } }), status: listerOnly(200) },
      caption: {
        input: (somebody) => ({ params: { id: somebody }, body: { caption: 'The kitchen' } }),
        status: listerOnly(404),
      },
    },
    favorites: {
      list: { input: () => ({}), status: signedIn(200) },
      cards: { input: () => ({ query: {} }), status: signedIn(200) },
      add: { input: (somebody) => ({ params: { propertyId: somebody } }), status: signedIn(404) },
      remove: { input: (somebody) => ({ params: { propertyId: somebody } }), status: signedIn(200) },
    },
    privacy: {
      show: { input: () => ({}), status: signedIn(200) },
      askForExport: { input: () => ({}), status: signedIn(200) },
      openExport: { input: () => ({}), status: signedIn(404) },
      close: { input: () => ({ body: { password: 'not-the-password' } }), status: signedIn(422) },
      keep: { input: () => ({}), status: signedIn(200) },
    },
    savedSearches: {
      list: { input: () => ({}), status: signedIn(200) },
      save: { input: () => ({ body: { name: 'Leeds', search: 'location=Leeds' } }), status: signedIn(200) },
      change: {
        input: (somebody) => ({ params: { id: somebody }, body: { name: 'Leeds', frequency: 'none' } }),
        status: signedIn(404),
      },
      remove: { input: (somebody) => ({ params: { id: somebody } }), status: signedIn(404) },
      unsubscribe: { input: () => ({ body: { token: 'made-up' } }), status: everybody(422) },
    },
    search: {
      find: { input: () => ({ query: {} }), status: everybody(200) },
      map: { input: () => ({ query: {} }), status: everybody(200) },
      rents: { input: () => ({ query: { location: 'M1' } }), status: everybody(200) },
      property: { input: (somebody) => ({ params: { id: somebody } }), status: everybody(404) },
      view: { input: (somebody) => ({ params: { id: somebody } }), status: everybody(404) },
      matches: { input: () => ({}), status: { ...signedIn(403), tenant: 200 } },
    },
    reports: {
      report: { input: (somebody) => ({ body: { ...aReport, targetId: somebody } }), status: signedIn(404) },
      queue: { input: () => ({ query: {} }), status: adminOnly(200) },
      decided: { input: () => ({ query: {} }), status: adminOnly(200) },
      decide: {
        input: (somebody) => ({
          params: { targetId: somebody },
          body: { decision: 'dismiss', reason: 'A test', seen: { lastReportId: somebody, reports: 1 } },
        }),
        status: adminOnly(404),
      },
    },
    transparency: { figures: { input: () => ({}), status: everybody(200) } },
    appeals: {
      ofListing: { input: (somebody) => ({ params: { propertyId: somebody } }), status: listerOnly(404) },
      file: { input: (somebody) => ({ params: { propertyId: somebody }, body: anAppeal }), status: listerOnly(404) },
      openLink: { input: () => ({ body: { token: 'made-up' } }), status: everybody(410) },
      fileByLink: { input: () => ({ body: { ...anAppeal, token: 'made-up' } }), status: everybody(410) },
      queue: { input: () => ({ query: {} }), status: adminOnly(200) },
      decide: { input: (somebody) => ({ params: { id: somebody }, body: aRuling }), status: adminOnly(404) },
    },
    support: {
      openTicket: { input: () => ({ body: aTicket() }), status: everybody(200) },
      complain: { input: () => ({ body: aComplaint() }), status: everybody(200) },
      mine: { input: () => ({ query: {} }), status: signedIn(200) },
      thread: { input: () => ({ params: NO_TICKET }), status: signedIn(404) },
      reply: { input: () => ({ params: NO_TICKET, body: { content: 'Hello' } }), status: signedIn(404) },
      act: { input: () => ({ params: NO_TICKET, body: { action: 'settle' } }), status: signedIn(404) },
    },
    supportDesk: {
      tickets: { input: () => ({ query: {} }), status: adminOnly(200) },
      ticket: { input: () => ({ params: NO_TICKET }), status: adminOnly(404) },
      answer: { input: () => ({ params: NO_TICKET, body: { content: 'Hello' } }), status: adminOnly(404) },
      act: { input: () => ({ params: NO_TICKET, body: { action: 'start' } }), status: adminOnly(404) },
      prioritise: { input: () => ({ params: NO_TICKET, body: { priority: 'low' } }), status: adminOnly(404) },
      assign: { input: () => ({ params: NO_TICKET, body: { assigned: true } }), status: adminOnly(404) },
    },
    meta: {
      about: { input: () => ({}), status: everybody(200) },
    },
  };

/** A fresh token for each call, because some calls end their session. */
const ids: Partial<Record<Role | 'somebody', string>> = {};
async function tokenOf(role: Role): Promise<string | undefined> {
  const account_id = ids[role];
  if (!account_id) return undefined;
  const token = newToken();
  await db
    .insertInto('session')
    .values({ token_hash: hashToken(token), account_id, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return token;
}

beforeAll(async () => {
  for (const role of ['tenant', 'landlord', 'agent', 'admin'] as const) ids[role] = (await as(role)).user.id;
  ids.somebody = (await as('tenant')).user.id;
  ids.suspended = (await as('admin')).user.id;
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', ids.suspended).execute();
  ids.unverified = (await as('admin')).user.id;
  await db.updateTable('account').set({ verified_at: null }).where('id', '=', ids.unverified).execute();
});

describe.each(Object.entries(contract))('%s', (group, endpoints) => {
  describe.each(Object.entries(endpoints) as [string, EndpointSpec][])('%s', (name, spec) => {
    const { input, status } = (expectations as Record<string, Record<string, Expected>>)[group]![name]!;

    test.each(roles)('%s', async (role) => {
      const answered = await callUnchecked(spec, input(ids.somebody ?? ''), { token: await tokenOf(role) });
      expect(answered.status).toBe(status[role]);
      expect(answered.answer.success).toBe(answered.status === 200 && name !== 'login');
    });

    test('the contract’s auth matches the expected roles', () => {
      const refused = roles.filter((role) => status[role] === 401 || status[role] === 403);
      if (spec.auth === 'public') expect(refused).toEqual([]);
      else if (spec.auth === 'user') expect(refused).toEqual(['anonymous', 'suspended', 'unverified']);
      else expect(roles.filter((role) => !refused.includes(role))).toEqual([...spec.auth]);
    });
  });
});

test('rejects a token once its owner is suspended', async () => {
  const { user, token } = await as('agent');
  const admin = await tokenOf('admin');
  expect((await call(contract.accounts.me, {}, { token })).status).toBe(200);
  await call(contract.admin.suspend, { params: { id: user.id }, body: { suspended: true } }, { token: admin });
  expect((await call(contract.accounts.me, {}, { token })).status).toBe(401);
});
