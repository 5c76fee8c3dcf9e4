import { defaultViewingTimes } from '@letfair/domain/viewings/viewing-times';
import { aListing } from '../listings.ts';
import {
  adminOnly,
  agentOnly,
  type ExpectedAnswers,
  everybody,
  listerOnly,
  notAdmin,
  signedIn,
  tenantOnly,
} from './expected.ts';

/** Calls about homes and what people do with them. */
export const expectedOfHomes = {
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
    tickNextStep: {
      input: (somebody) => ({ params: { id: somebody }, body: { step: 'viewing', doneOn: '2026-11-15' } }),
      status: notAdmin(404),
    },
    shareContact: { input: (somebody) => ({ params: { id: somebody }, body: { share: true } }), status: notAdmin(404) },
    write: { input: (somebody) => ({ params: { id: somebody }, body: { content: 'Hello' } }), status: notAdmin(404) },
  },
  bulk: {
    table: { input: () => ({ query: {} }), status: listerOnly(200) },
    change: { input: (somebody) => ({ body: { ids: [somebody], action: 'pause' } }), status: listerOnly(200) },
    undo: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
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
  imports: {
    list: { input: () => ({}), status: listerOnly(200) },
    begin: { input: () => ({ body: { fileName: 'homes.csv', bytes: 0 } }), status: listerOnly(422) },
    sendPart: { input: (somebody) => ({ params: { id: somebody, offset: '0' } }), status: listerOnly(404) },
    show: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    map: { input: (somebody) => ({ params: { id: somebody }, body: { targets: [] } }), status: listerOnly(404) },
    rows: { input: (somebody) => ({ params: { id: somebody }, query: {} }), status: listerOnly(404) },
    apply: { input: (somebody) => ({ params: { id: somebody }, body: {} }), status: listerOnly(404) },
    cancel: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
  },
  conversations: {
    list: { input: () => ({ query: {} }), status: notAdmin(200) },
    search: { input: () => ({ query: { search: 'boiler' } }), status: notAdmin(200) },
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
    attach: { input: (somebody) => ({ params: { id: somebody }, query: {} }), status: notAdmin(404) },
    detach: { input: (somebody) => ({ params: { id: somebody } }), status: notAdmin(404) },
    read: { input: (somebody) => ({ params: { id: somebody }, body: { number: 1 } }), status: notAdmin(404) },
    block: {
      input: (somebody) => ({ params: { id: somebody }, body: { blocked: true } }),
      status: notAdmin(404),
    },
  },
  dashboard: {
    figures: { input: () => ({}), status: notAdmin(200) },
    counts: { input: () => ({}), status: notAdmin(200) },
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
    position: { input: () => ({ query: { postcode: 'LS6 3AA' } }), status: listerOnly(200) },
    preview: {
      input: (somebody) => ({ body: { form: { title: 'A flat' }, propertyId: somebody } }),
      status: listerOnly(404),
    },
    edit: { input: (somebody) => ({ params: { id: somebody }, body: aListing() }), status: listerOnly(404) },
    act: {
      input: (somebody) => ({ params: { id: somebody }, body: { action: 'pause' } }),
      status: listerOnly(404),
    },
    discardRevision: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    duplicate: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    confirmByMail: { input: () => ({ body: { token: 'made-up' } }), status: everybody(422) },
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
  replyTemplates: {
    list: { input: () => ({}), status: listerOnly(200) },
    add: { input: () => ({ body: { title: 'Viewing', content: 'When?' } }), status: listerOnly(200) },
    change: {
      input: (somebody) => ({ params: { id: somebody }, body: { title: 'Viewing', content: 'When?' } }),
      status: listerOnly(404),
    },
    remove: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
  },
  replyTimes: { show: { input: () => ({}), status: listerOnly(200) } },
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
    districtRents: { input: () => ({ query: { bedrooms: '2' } }), status: everybody(200) },
    sitemap: { input: () => ({}), status: everybody(200) },
    sitemapPart: { input: (somebody) => ({ params: { id: somebody } }), status: everybody(200) },
    property: { input: (somebody) => ({ params: { id: somebody } }), status: everybody(404) },
    view: { input: (somebody) => ({ params: { id: somebody } }), status: everybody(404) },
    matches: { input: () => ({}), status: { ...signedIn(403), tenant: 200 } },
  },
  viewingLinks: {
    calendar: { input: () => ({}), status: notAdmin(200) },
    openCalendar: { input: () => ({}), status: notAdmin(200) },
    closeCalendar: { input: () => ({}), status: notAdmin(200) },
    open: { input: () => ({ body: { token: 'made-up' } }), status: everybody(410) },
    act: { input: () => ({ body: { token: 'made-up', action: 'cancel' } }), status: everybody(410) },
  },
  viewings: {
    times: { input: (somebody) => ({ params: { id: somebody } }), status: listerOnly(404) },
    saveTimes: {
      input: (somebody) => ({ params: { id: somebody }, body: defaultViewingTimes }),
      status: listerOnly(404),
    },
    slots: { input: (somebody) => ({ params: { id: somebody }, query: {} }), status: everybody(404) },
    book: { input: (somebody) => ({ body: { propertyId: somebody, slotId: somebody } }), status: tenantOnly(404) },
    list: { input: () => ({ query: {} }), status: notAdmin(200) },
    summary: { input: () => ({}), status: notAdmin(200) },
    show: { input: (somebody) => ({ params: { id: somebody } }), status: notAdmin(404) },
    act: { input: (somebody) => ({ params: { id: somebody }, body: { action: 'cancel' } }), status: notAdmin(404) },
    reschedule: {
      input: (somebody) => ({ params: { id: somebody }, body: { slotId: somebody } }),
      status: tenantOnly(404),
    },
    confirm: { input: (somebody) => ({ params: { id: somebody } }), status: tenantOnly(404) },
    joinWaitingList: { input: (somebody) => ({ params: { id: somebody } }), status: tenantOnly(404) },
    leaveWaitingList: { input: (somebody) => ({ params: { id: somebody } }), status: tenantOnly(404) },
    propose: {
      input: (somebody) => ({ params: { id: somebody }, body: { times: [{ day: '2026-12-03', time: '10:00' }] } }),
      status: listerOnly(404),
    },
    contest: {
      input: (somebody) => ({ params: { id: somebody }, body: { content: 'I was there.' } }),
      status: notAdmin(404),
    },
    contests: { input: () => ({ query: {} }), status: adminOnly(200) },
    decideContest: {
      input: (somebody) => ({ params: { id: somebody }, body: { decision: 'uphold', reason: 'A test' } }),
      status: adminOnly(404),
    },
  },
} satisfies Partial<ExpectedAnswers>;
