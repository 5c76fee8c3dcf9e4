import type { MarketApplication, MarketConversation, MarketListing, MarketPerson } from '@letfair/api';
import { sharedFields } from '@letfair/domain/lettings/applications/application-form';
import { declineSentences } from '@letfair/domain/lettings/applications/lifecycle';
import { daysAfter } from '@letfair/domain/plain-date';
import { awake, HOUR_MS, hoursBefore } from '../dates.ts';
import { publishedAt } from '../home-of.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { declines, notesOfTenants } from '../words.ts';

type Steps = MarketApplication['steps'];
type Action = Steps[number]['action'];

/** Steps of the applications that follow a conversation, latest conversation first. */
const ways: readonly (readonly Action[])[] = [
  [],
  ['see'],
  [],
  ['see', 'shortlist'],
  ['see'],
  ['see', 'decline'],
  ['see', 'shortlist'],
  ['withdraw'],
];

/** Some conversations lead to an application about an hour later. */
export function makeApplications(
  conversations: readonly MarketConversation[],
  now: Date,
  random: SeededRandom,
): MarketApplication[] {
  return conversations.slice(0, ways.length).flatMap(({ tenant, home, messages }, n) => {
    const itemRandom = random.fork(`${n}`);
    const at = hoursBefore(messages.at(-1)!.at, -0.5 - itemRandom.fraction() / 3);
    const way = ways[n]!;
    return at < now
      ? [{ ...applicationOf(tenant, home, at, itemRandom), steps: stepsOf(way, { at, now }, itemRandom) }]
      : [];
  });
}

/** The accepted and the declined applications of a let listing. */
export function applicationsForLet(
  home: MarketListing,
  [chosen, ...others]: readonly MarketPerson[],
  random: SeededRandom,
): MarketApplication[] {
  const agreed = home.steps.find(({ action }) => action === 'agree')?.at;
  const published = publishedAt(home);
  if (!agreed || !published || !chosen) return [];
  const atLeast = (share: number): Date =>
    new Date(Math.floor(published.getTime() + (agreed.getTime() - published.getTime()) * share));
  return [
    {
      ...applicationOf(chosen.email, home, atLeast(0.3), random.fork('chosen')),
      steps: [
        { action: 'shortlist', at: atLeast(0.6) },
        { action: 'accept', at: agreed },
      ],
    },
    ...others.map(
      ({ email }, n): MarketApplication => ({
        ...applicationOf(email, home, atLeast(0.4 + n / 10), random.fork(email)),
        steps: [{ action: 'decline', at: agreed, reason: declineSentences.standard }],
      }),
    ),
  ];
}

function stepsOf(
  way: readonly Action[],
  { at, now }: { readonly at: Date; readonly now: Date },
  random: SeededRandom,
): Steps {
  const pace = Math.min((now.getTime() - at.getTime()) / (way.length + 1), 20 * HOUR_MS);
  const times = awake(
    way.map((_, n) => new Date(at.getTime() + pace * (n + 0.5 + random.fraction() / 2))),
    now,
  );
  return way.map((action, n) => ({
    action,
    at: times[n]!,
    ...(action === 'decline' && { reason: random.pick(declines) }),
  }));
}

function applicationOf(
  tenant: string,
  home: MarketListing,
  at: Date,
  random: SeededRandom,
): Omit<MarketApplication, 'steps'> {
  return {
    tenant,
    home,
    at,
    profile: {
      moveInDate: daysAfter(at.toISOString().slice(0, 10), random.integer(14, 60)),
      people: random.integer(1, 3),
      employment: random.pick(['full-time', 'full-time', 'part-time', 'self-employed', 'student', 'retired']),
      pets: random.pick(['', '', 'One elderly cat', 'A small, quiet dog']),
      note: random.pick(notesOfTenants),
    },
    share: sharedFields.filter((field) => field !== 'pets' || random.percent(50)),
  };
}
