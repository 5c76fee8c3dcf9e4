import type { MarketActivity, MarketFavorite, MarketListing, MarketPerson, MarketTicket } from '@letfair/api';
import { suggestedTemplates } from '@letfair/domain/lettings/conversations/reply-templates';
import { daysFrom, hoursBefore } from '../dates.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { publishedAt } from '../home-of.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { otherTickets, ownTickets, type WrittenTicket } from '../words.ts';
import { applicationsForLet, makeApplications } from './make-applications.ts';
import { makeCertificates } from './make-certificates.ts';
import { makeConversations } from './make-conversations.ts';
import { makeInventories } from './make-inventories.ts';
import { makeViewings } from './make-viewings.ts';

interface Everybody {
  readonly now: Date;
  readonly people: readonly MarketPerson[];
  readonly homes: readonly MarketListing[];
}

type Tenant = Extract<MarketPerson, { userType: 'tenant' }>;

/** Conversations of each demo account. */
const [TO_THE_AGENT, TO_THE_LANDLORD, BY_THE_TENANT] = [10, 6, 3];
const SAVED_BY_THE_TENANT = 8;
const TEMPLATES_OF_THE_LANDLORD = 2;

/** Conversations, applications, favorites and tickets of the last two weeks. */
export function makeActivity(
  { now, people, homes }: Everybody,
  random: SeededRandom,
): Omit<MarketActivity, 'reported'> {
  const [asTenant, asLandlord, asAgent] = demoAccounts;
  const tenants = people.filter((one): one is Tenant => one.userType === 'tenant' && one.verified);
  const newcomer = tenants.find(({ email }) => email === asTenant.email)!;
  const lookingIn = (town: string) => tenants.filter((one) => one !== newcomer && one.preferredArea === town);
  const [ofAgent, ofLandlord] = [asAgent, asLandlord].map(({ email }) =>
    homes.filter(({ lister }) => lister === email),
  ) as [MarketListing[], MarketListing[]];
  const nearby = homes.filter(
    ({ lister, status, form }) =>
      status === 'live' && form.address.city === newcomer.preferredArea && lister !== asAgent.email,
  );
  const inLeeds = random.sample(lookingIn('Leeds'), TO_THE_AGENT + 2);
  const inCardiff = random.sample(lookingIn('Cardiff'), TO_THE_LANDLORD + 2);
  // The demo tenant also writes to the demo agent, so that both sides can be seen.
  const toAgent = inLeeds.slice(0, TO_THE_AGENT).toSpliced(1, 0, newcomer).toSpliced(6, 0, newcomer);
  const conversations = [
    makeConversations({ now, homes: ofAgent, tenants: toAgent }, random.fork('agent')),
    makeConversations(
      { now, homes: ofLandlord, tenants: inCardiff.slice(0, TO_THE_LANDLORD) },
      random.fork('landlord'),
    ),
    makeConversations({ now, homes: nearby, tenants: Array(BY_THE_TENANT).fill(newcomer) }, random.fork('tenant')),
  ];
  const lets = [ofAgent, ofLandlord].flatMap((own, n) =>
    own
      .filter(({ status }) => status === 'let-agreed')
      .flatMap((home) => applicationsForLet(home, [inLeeds, inCardiff][n]!.slice(-2), random.fork(`let ${n}`))),
  );
  const said = conversations.flat();
  return {
    conversations: said,
    replyTemplates: suggestedTemplates
      .slice(0, TEMPLATES_OF_THE_LANDLORD)
      .map((template) => ({ ...template, lister: asLandlord.email })),
    applications: [
      ...conversations.flatMap((some, n) => makeApplications(some, now, random.fork(`apply ${n}`))),
      ...lets,
    ],
    favorites: favoritesOf({ now, newcomer, near: [...nearby, ...ofAgent] }, random.fork('saved')).concat(
      said.flatMap(({ tenant, home, messages: [first] }) =>
        tenant === newcomer.email ? [] : [{ tenant, home, at: first!.at }],
      ),
    ),
    viewings: makeViewings(said, now),
    certificates: makeCertificates(now, homes),
    inventories: makeInventories(now, homes),
    tickets: ticketsOf({ now, people }, random.fork('tickets')),
  };
}

interface Looking {
  readonly now: Date;
  readonly newcomer: Tenant;
  readonly near: readonly MarketListing[];
}

/** Favorites of the demo tenant; one of the listings has been let since. */
function favoritesOf({ now, newcomer, near }: Looking, random: SeededRandom): MarketFavorite[] {
  const live = near.filter(
    ({ status, form }) => status === 'live' && (form.monthlyRent ?? 0) <= newcomer.maxBudget * 1.2,
  );
  const gone = near.filter(({ status }) => status === 'let').slice(0, 1);
  return [...random.sample(live, SAVED_BY_THE_TENANT), ...gone].map((home) => {
    const [published, until] = [publishedAt(home)!, home.steps.find(({ action }) => action === 'agree')?.at ?? now];
    const at = hoursBefore(until, 24 * Math.min(daysFrom(published, until), 14) * random.fraction());
    return { tenant: newcomer.email, home, at };
  });
}

function ticketsOf({ now, people }: Pick<Everybody, 'now' | 'people'>, random: SeededRandom): MarketTicket[] {
  const emailByUserType = new Map<string, string>(demoAccounts.map(({ userType, email }) => [userType, email]));
  const senders = random.sample(
    people.filter(({ email, verified, suspensions }) => verified && suspensions.length === 0 && !isDemoAccount(email)),
    people.length,
  );
  const from = (sender: MarketPerson, { hoursAgo, steps, ...written }: WrittenTicket): MarketTicket => {
    const at = hoursBefore(now, hoursAgo);
    return {
      ...written,
      name: `${sender.firstName} ${sender.lastName}`,
      email: sender.email,
      at,
      steps: steps.map(({ after, ...step }) => ({ ...step, at: hoursBefore(at, -after) })),
    };
  };
  return [
    ...Object.values(ownTickets).map((written) =>
      from(people.find(({ email }) => email === emailByUserType.get(written.userType))!, written),
    ),
    ...otherTickets.flatMap((written, n) => {
      const alike = senders.filter(({ userType }) => userType === written.userType);
      return alike.length > 0 ? [from(alike[n % alike.length]!, written)] : [];
    }),
  ];
}

const isDemoAccount = (email: string): boolean => demoAccounts.some((account) => account.email === email);
