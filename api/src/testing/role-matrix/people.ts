import { newId } from '../../platform/ids.ts';
import { aComplaint, aSignUp, aTicket, PASSWORD } from '../people.ts';
import {
  adminOnly,
  agentOnly,
  type ExpectedAnswers,
  everybody,
  landlordOnly,
  listerOnly,
  notAdmin,
  signedIn,
  tenantOnly,
} from './expected.ts';

const aWebhook = { url: 'https://software.example/hook', events: ['enquiry'] };
const aReport = { type: 'property', reportType: 'scam', description: 'They ask for money.' };
const aMessageReport = { about: 'message', upTo: 1, reportType: 'scam', description: 'They ask for money.' };
const anAppeal = { content: 'It is a mistake.' };
const aRuling = { decision: 'uphold', reason: 'A test' };
const passkeyId = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const aPasskeyAnswer = { ...passkeyId, response: { clientDataJSON: '', authenticatorData: '', signature: '' } };
const aNewPasskey = { ...passkeyId, response: { clientDataJSON: '', attestationObject: '' } };
const NO_TICKET = { reference: 'LF-2222-2222' };

/** Calls about people, and what admins do. */
export const expectedOfPeople = {
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
  emailSwitches: {
    list: { input: () => ({}), status: signedIn(200) },
    set: { input: () => ({ body: { name: 'unread-messages', isOn: true } }), status: signedIn(200) },
  },
  profile: {
    update: { input: () => ({ body: {} }), status: signedIn(422) },
    revertEmail: { input: () => ({ body: { token: 'made-up' } }), status: everybody(422) },
    details: { input: () => ({}), status: signedIn(200) },
    saveTenant: { input: () => ({ body: {} }), status: tenantOnly(200) },
    saveAgency: { input: () => ({ body: {} }), status: agentOnly(422) },
    saveLandlord: { input: () => ({ body: {} }), status: landlordOnly(422) },
    publicPage: { input: () => ({}), status: listerOnly(200) },
    savePublicPage: { input: () => ({ body: { isShown: true, name: 'X' } }), status: listerOnly(422) },
    sessions: { input: () => ({}), status: signedIn(200) },
    endSession: { input: (somebody) => ({ params: { id: somebody } }), status: signedIn(404) },
    endOtherSessions: { input: () => ({}), status: signedIn(200) },
  },
  admin: {
    stats: { input: () => ({}), status: adminOnly(200) },
    users: { input: () => ({ query: { search: 'maya' } }), status: adminOnly(200) },
    user: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(200) },
    affected: {
      input: (somebody) => ({ params: { id: somebody }, query: { step: 'suspend' } }),
      status: adminOnly(200),
    },
    audit: { input: () => ({ query: {} }), status: adminOnly(200) },
    admins: { input: () => ({}), status: adminOnly(200) },
    suspend: {
      input: (somebody) => ({ params: { id: somebody }, body: { suspended: true, reason: 'A test' } }),
      status: adminOnly(200),
    },
  },
  system: {
    show: { input: () => ({}), status: adminOnly(200) },
    storage: { input: () => ({}), status: adminOnly(200) },
    failedJobs: { input: () => ({ query: {} }), status: adminOnly(200) },
    retry: { input: () => ({ body: { id: '1' } }), status: adminOnly(404) },
    discard: { input: () => ({ body: { id: '1' } }), status: adminOnly(404) },
  },
  apiKeys: {
    list: { input: () => ({}), status: listerOnly(200) },
    create: { input: () => ({ body: { name: 'Software', scopes: ['feed:read'] } }), status: listerOnly(200) },
    revoke: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
  },
  feed: {
    list: { input: () => ({ query: {} }), status: everybody(401) },
    show: { input: () => ({ params: { yourReference: 'A1' } }), status: everybody(401) },
    save: { input: () => ({ params: { yourReference: 'A1' }, body: { values: {} } }), status: everybody(401) },
    withdraw: { input: () => ({ params: { yourReference: 'A1' } }), status: everybody(401) },
  },
  webhooks: {
    list: { input: () => ({}), status: listerOnly(200) },
    add: { input: () => ({ body: aWebhook }), status: listerOnly(200) },
    change: {
      input: (somebody) => ({ params: { id: somebody }, body: { ...aWebhook, active: true } }),
      status: listerOnly(404),
    },
    renewSecret: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    remove: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    sendTest: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    deliveries: { input: (somebody) => ({ params: { id: somebody }, query: {} }), status: listerOnly(404) },
    resend: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
  },
  access: {
    notMe: { input: () => ({ body: { token: 'made-up' } }), status: everybody(422) },
    endByLink: {
      input: (somebody) => ({ body: { token: 'made-up', items: [{ kind: 'passkey', id: somebody }] } }),
      status: everybody(422),
    },
    list: { input: () => ({}), status: signedIn(200) },
    end: { input: (somebody) => ({ body: { items: [{ kind: 'passkey', id: somebody }] } }), status: signedIn(200) },
    confirmReview: { input: () => ({}), status: signedIn(200) },
  },
  security: {
    completeSignIn: { input: () => ({ body: { challenge: 'made-up', code: '123456' } }), status: everybody(410) },
    startPasskeySignIn: { input: () => ({}), status: everybody(200) },
    signInWithPasskey: { input: () => ({ body: { passkey: aPasskeyAnswer } }), status: everybody(422) },
    show: { input: () => ({}), status: signedIn(200) },
    confirm: { input: () => ({ body: { password: PASSWORD } }), status: signedIn(200) },
    startSecondStep: { input: () => ({}), status: signedIn(200) },
    enableSecondStep: { input: () => ({ body: { code: 'made-up' } }), status: signedIn(422) },
    renewRecoveryCodes: { input: () => ({}), status: signedIn(409) },
    disableSecondStep: { input: () => ({ body: { password: PASSWORD, code: '123456' } }), status: signedIn(409) },
    startPasskey: { input: () => ({}), status: signedIn(200) },
    addPasskey: { input: () => ({ body: { name: 'Phone', passkey: aNewPasskey } }), status: signedIn(422) },
    removePasskey: { input: (somebody) => ({ params: { id: somebody } }), status: signedIn(404) },
    removeSecondStepOf: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(409) },
  },
  moderation: {
    queue: { input: () => ({ query: {} }), status: adminOnly(200) },
    listing: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
    approve: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
    approveTogether: {
      input: (somebody) => ({ body: { homes: [{ id: somebody, version: 1 }] } }),
      status: adminOnly(200),
    },
    reject: {
      input: (somebody) => ({ params: { id: somebody }, body: { reason: 'A test' } }),
      status: adminOnly(404),
    },
    wordingDecisions: { input: () => ({}), status: adminOnly(200) },
    confirmRedress: {
      input: (somebody) => ({ params: { id: somebody }, body: { scheme: 'The Property Ombudsman', number: 'D1' } }),
      status: adminOnly(404),
    },
    bookings: { input: () => ({ query: {} }), status: adminOnly(200) },
    setBooking: {
      input: (somebody) => ({ params: { id: somebody }, body: { status: 'arranged' } }),
      status: adminOnly(404),
    },
  },
  postcodes: {
    show: { input: () => ({}), status: adminOnly(200) },
    begin: { input: () => ({ body: { fileName: 'ONSPD.zip', bytes: 0 } }), status: adminOnly(422) },
    sendPart: { input: (somebody) => ({ params: { id: somebody, offset: '0' } }), status: adminOnly(404) },
    cancel: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
  },
  measures: {
    waiting: { input: () => ({ query: {} }), status: adminOnly(200) },
    ofUser: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(200) },
    apply: {
      input: (somebody) => ({ params: { id: somebody }, body: { kind: 'warn', reason: 'A test' } }),
      status: adminOnly(200),
    },
    confirm: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
    lift: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
  },
  privacy: {
    show: { input: () => ({}), status: signedIn(200) },
    affected: { input: () => ({}), status: signedIn(200) },
    askForExport: { input: () => ({}), status: signedIn(200) },
    openExport: { input: () => ({}), status: signedIn(404) },
    close: { input: () => ({ body: { password: 'not-the-password' } }), status: signedIn(422) },
    keep: { input: () => ({}), status: signedIn(200) },
  },
  reports: {
    report: { input: (somebody) => ({ body: { ...aReport, targetId: somebody } }), status: signedIn(404) },
    previewMessages: {
      input: (somebody) => ({ query: { conversationId: somebody, upTo: '1' } }),
      status: notAdmin(404),
    },
    reportMessages: {
      input: (somebody) => ({ body: { ...aMessageReport, conversationId: somebody } }),
      status: notAdmin(404),
    },
    readMessages: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
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
  review: {
    counts: { input: () => ({}), status: adminOnly(200) },
    decision: { input: (somebody) => ({ params: { targetId: somebody } }), status: adminOnly(200) },
    unflagged: { input: (somebody) => ({ query: { lister: somebody } }), status: adminOnly(200) },
    listers: { input: () => ({ query: { tab: 'homes' } }), status: adminOnly(200) },
    record: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
    claim: { input: (somebody) => ({ params: { targetId: somebody }, body: {} }), status: adminOnly(200) },
    release: { input: (somebody) => ({ params: { targetId: somebody } }), status: adminOnly(200) },
    notes: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(200) },
    addNote: {
      input: (somebody) => ({ body: { about: 'account', targetId: somebody, content: 'A test' } }),
      status: adminOnly(200),
    },
    deleteNote: { input: (somebody) => ({ params: { id: somebody } }), status: adminOnly(404) },
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
  teams: {
    show: { input: () => ({}), status: listerOnly(200) },
    invite: { input: () => ({ body: { email: 'no address', role: 'viewer' } }), status: listerOnly(422) },
    resend: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    revoke: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    peek: { input: () => ({ body: { token: 'made-up' } }), status: everybody(410) },
    accept: { input: () => ({ body: { token: 'made-up' } }), status: signedIn(410) },
    leave: { input: () => ({}), status: signedIn(409) },
    changeMember: {
      input: (somebody) => ({ params: { id: somebody }, body: { role: 'viewer', branchId: null } }),
      status: listerOnly(404),
    },
    removeMember: { input: (somebody) => ({ params: { id: somebody }, body: {} }), status: listerOnly(404) },
    addBranch: { input: () => ({ body: { name: newId() } }), status: listerOnly(200) },
    changeBranch: {
      input: (somebody) => ({ params: { id: somebody }, body: { name: 'Leeds' } }),
      status: listerOnly(404),
    },
    removeBranch: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    assignListing: {
      input: (somebody) => ({ params: { id: somebody }, body: { assignedTo: null } }),
      status: listerOnly(404),
    },
  },
  inbox: {
    show: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    assign: {
      input: (somebody) => ({ params: { id: somebody }, body: { assignedTo: null } }),
      status: listerOnly(404),
    },
    addNote: {
      input: (somebody) => ({ params: { id: somebody }, body: { content: 'A test' } }),
      status: listerOnly(404),
    },
    see: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    deleteNote: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    assignViewing: {
      input: (somebody) => ({ params: { id: somebody }, body: { assignedTo: null } }),
      status: listerOnly(404),
    },
    figures: { input: () => ({}), status: listerOnly(200) },
  },
  meta: {
    about: { input: () => ({}), status: everybody(200) },
    sources: { input: () => ({}), status: everybody(200) },
  },
} satisfies Partial<ExpectedAnswers>;
