import type { LetfairContract } from '@letfair/contract';
import type { CallInput } from '@letfair/contract/wire/client';
import type { EndpointSpec, Sent } from '@letfair/contract/wire/endpoint';
import { aPdf } from '../certificates.ts';
import { aListing } from '../listings.ts';
import { anEmail, PASSWORD } from '../people.ts';
import { aJpeg } from '../pictures.ts';
import type { Expected } from '../role-matrix/expected.ts';
import { expectedOfHomes } from '../role-matrix/homes.ts';
import { expectedOfPeople } from '../role-matrix/people.ts';
import { dayAhead } from '../viewings.ts';
import type { Call, Target } from './calls.ts';
import type { Party } from './party/create-party.ts';
import { fedValues } from './party/run-agency.ts';
import { endpointTargets, otherTargets } from './targets.ts';

type Better = {
  readonly [G in keyof LetfairContract]?: {
    readonly [K in keyof LetfairContract[G]]?: LetfairContract[G][K] extends EndpointSpec
      ? Sent<LetfairContract[G][K]>
      : never;
  };
};

/** Inputs that reach further than those of the role matrix, which are about nobody's things. */
const betterInputs = (party: Party): Better => {
  const { people, home, ticket, link } = party;
  const { firstName, lastName, phone, email } = people.tenant.user;
  const reference = { params: { reference: ticket } };
  const landlord = { id: people.landlord.user.id };
  return {
    accounts: {
      login: { body: { email, password: PASSWORD } },
      signUp: { body: { ...signUpBody(), email: anEmail('fuzz') } },
      forgotPassword: { body: { email } },
      resetPassword: { body: { token: link, password: `${PASSWORD}!` } },
    },
    appeals: { openLink: { body: { token: link } }, fileByLink: { body: { token: link, content: 'x' } } },
    bulk: { change: { body: { ids: [home], action: 'rent', rent: { unit: 'percent', by: 1 } } } },
    certificates: { save: { params: { id: home }, body: { kind: 'epc', number: '1', issued: '2026-01-01' } } },
    clientHomes: { peek: { body: { token: party.clientInvitation } } },
    clients: { endAccess: { params: { id: party.client, personId: landlord.id } } },
    feed: {
      show: { params: { yourReference: 'A1' } },
      save: { params: { yourReference: 'A1' }, body: { values: fedValues } },
      withdraw: { params: { yourReference: 'A1' } },
    },
    imports: {
      begin: { body: { fileName: 'homes.csv', bytes: 100 } },
      map: { params: { id: party.readImport }, body: { targets: ['title'] } },
      sendPart: { params: { id: party.begunImport, offset: '0' } },
    },
    listings: {
      preview: { body: { form: { title: 'A flat', images: [party.photo] } } },
      saveDraft: { params: { id: party.draft }, body: { title: 'A flat', images: [party.photo] } },
      confirmByMail: { body: { token: link } },
      edit: { params: { id: home }, body: aListing({ images: [party.photo] }) },
    },
    photos: { list: { query: { ids: `${party.photo},${home}` } } },
    postcodes: { begin: { body: { fileName: 'ONSPD.csv', bytes: 100 } } },
    privacy: { close: { body: { password: PASSWORD } } },
    profile: {
      update: { body: { firstName, lastName, phone, email } },
      saveAgency: {
        body: {
          companyName: 'Harbour Lets',
          licenseNumber: '1',
          registrationNumber: '01234567',
          tradingAddress: 'Leeds',
        },
      },
      saveLandlord: { body: { landlordAddress: '1 Mill Lane, Leeds' } },
    },
    reports: {
      report: { body: { type: 'property', targetId: home, reportType: 'scam', description: 'They ask for money.' } },
      previewMessages: { query: { conversationId: party.conversation, upTo: '1' } },
      reportMessages: {
        body: {
          about: 'conversation',
          conversationId: party.conversation,
          upTo: 1,
          reportType: 'scam',
          description: 'They ask for money.',
        },
      },
      readMessages: { params: { id: party.sharedReport } },
      decide: {
        params: { targetId: landlord.id },
        body: { decision: 'dismiss', reason: 'x', seen: { lastReportId: party.report, reports: 1 } },
      },
    },
    savedSearches: { unsubscribe: { body: { token: link } } },
    support: {
      thread: reference,
      reply: { ...reference, body: { content: 'x' } },
      act: { ...reference, body: { action: 'settle' } },
    },
    supportDesk: {
      ticket: reference,
      answer: { ...reference, body: { content: 'x' } },
      act: { ...reference, body: { action: 'start' } },
      prioritise: { ...reference, body: { priority: 'low' } },
      assign: { ...reference, body: { assigned: true } },
    },
    teams: {
      invite: { body: { email: anEmail('fuzz'), role: 'viewer' } },
      peek: { body: { token: party.teamInvitation } },
    },
    viewingLinks: {
      open: { body: { token: party.viewingLink } },
      act: { body: { token: party.viewingLink, action: 'confirm' } },
    },
    viewings: {
      book: { body: { propertyId: home, slotId: party.freeSlot } },
      reschedule: { params: { id: party.viewing }, body: { slotId: party.freeSlot } },
      propose: { params: { id: party.conversation }, body: { times: [{ day: dayAhead(8), time: '09:00' }] } },
    },
  };
};

const signUpBody = () => expectedOfPeople.accounts.signUp.input().body;

/** Which things of the party a path is about, the likeliest first. */
const idsByPath = (party: Party): readonly (readonly [RegExp, readonly string[]])[] => {
  const { people, home, agencyHome } = party;
  const users = Object.values(people).map(({ user }) => user.id);
  return [
    [/\/drafts\//, [party.draft]],
    [/\/(users|members|claims|people)\//, [people.viewer.user.id, ...users]],
    [/\/conversations\//, [party.conversation, party.agencyConversation]],
    [/\/applications\//, [party.accepted, party.application]],
    [/\/viewings\//, [party.viewing, party.missedViewing]],
    [/\/viewing-contests\//, [party.missedViewing]],
    [/\/certificates\/:/, [party.certificate]],
    [/\/attachments\//, [party.unsentFile]],
    [/\/client\/homes\//, [agencyHome]],
    [/\/client(s|\/agencies)\//, [party.client]],
    [/\/(properties|favorites)\//, [home, agencyHome, party.waitingHome, party.rejectedHome]],
    [/\/postcodes\/imports\//, [party.postcodeImport]],
    [/\/imports\//, [party.readImport, party.begunImport]],
    [/\/deliveries\/:/, [party.delivery]],
    [/\/webhooks\//, [party.webhook]],
    [/\/invitations\//, [party.invitation]],
    [/\/branches\//, [party.branch]],
    [/\/admin\/notes\//, [party.moderatorNote]],
    [/notes\//, [party.note]],
    [/\/keys\//, [party.key]],
    [/\/admin\/appeals\//, [party.appeal]],
    [/\/measures\//, [party.measure]],
    [/\/inventory-bookings\//, [party.booking]],
    [/\/passkeys\//, [party.passkey]],
    [/\/sessions\//, [party.session]],
    [/\/reply-templates\//, [party.template]],
    [/\/saved-searches\//, [party.savedSearch]],
    [/\/photos\//, [party.photo]],
    [
      /./,
      [...users, ...Object.values(party).filter((value): value is string => typeof value === 'string' && isId(value))],
    ],
  ];
};
const isId = (text: string): boolean => /^[\da-f]{8}-/.test(text);

/** Valid calls of a target, the likeliest to be accepted first. */
export type Candidates = { readonly target: Target; readonly calls: readonly Omit<Call, 'caller'>[] };

const encode = (value: unknown): string => encodeURIComponent(String(value));

const callOf = (target: Target, { params = {}, query = {}, body }: CallInput, file?: Buffer): Omit<Call, 'caller'> => ({
  target,
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encode(value)])),
  query: Object.entries(query).map(([name, value]) => [name, encode(value)] as const),
  headers: file && target.spec?.upload ? { 'content-type': fileTypeOf(target) } : {},
  body: file && target.takesFile ? file : body,
});

const fileTypeOf = ({ name }: Target): string =>
  name.startsWith('photos') ? 'image/jpeg' : name.includes('sendPart') ? 'application/octet-stream' : 'application/pdf';

/** The calls of the role matrix, with things that are there; other calls with what they document. */
export async function validCalls(party: Party): Promise<Candidates[]> {
  const better = betterInputs(party) as Record<string, Record<string, CallInput>>;
  const matrix = { ...expectedOfPeople, ...expectedOfHomes } as unknown as Record<string, Record<string, Expected>>;
  const ids = idsByPath(party);
  const [jpeg, pdf] = [await aJpeg({ width: 64, height: 48 }), aPdf()];
  const ofContract = endpointTargets.map((target) => {
    const [group = '', name = ''] = target.name.split('.');
    const file = group === 'photos' ? jpeg : pdf;
    const given = better[group]?.[name];
    if (given) return { target, calls: [callOf(target, given, file)] };
    const [, likely = []] = ids.find(([pattern]) => pattern.test(target.path)) ?? [];
    const inputs = [...new Set(likely)].map((id) => matrix[group]![name]!.input(id));
    const distinct = new Map(inputs.map((input) => [JSON.stringify(input), callOf(target, input, file)]));
    return { target, calls: [...distinct.values()] };
  });
  const ofOthers = otherTargets(party).map(({ target, params, body }) => ({
    target,
    calls: [callOf(target, { params, body })],
  }));
  return [...ofContract, ...ofOthers];
}
