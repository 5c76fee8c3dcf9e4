import type { MarketApplication, MarketHome, MarketPerson, MarketTalk } from '@letfair/api';
import { declineSentences } from '@letfair/domain/applications/lifecycle';
import { sharedFields } from '@letfair/domain/applications/renter-profile';
import { daysAfter } from '@letfair/domain/plain-date';
import type { Chance } from './chance.ts';
import { publishedAt } from './home-of.ts';
import { AN_HOUR, awake, hoursBefore } from './when.ts';
import { declines, notesOfTenants } from './words/talk.ts';

type Steps = MarketApplication['steps'];
type Action = Steps[number]['action'];

/** How far those have come who applied after talking, the last to write first. */
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

/** Some of those who have talked about a home apply for it, an hour or so later. */
export function makeApplications(talks: readonly MarketTalk[], now: Date, chance: Chance): MarketApplication[] {
  return talks.slice(0, ways.length).flatMap(({ tenant, home, messages }, n) => {
    const dice = chance.for(`${n}`);
    const at = hoursBefore(messages.at(-1)!.at, -0.5 - dice.fraction() / 3);
    const way = ways[n]!;
    return at < now ? [{ ...applicationOf(tenant, home, at, dice), steps: stepsOf(way, { at, now }, dice) }] : [];
  });
}

/** Who was chosen for a home that is let by now, and who was not. */
export function applicationsForLet(
  home: MarketHome,
  [chosen, ...others]: readonly MarketPerson[],
  chance: Chance,
): MarketApplication[] {
  const agreed = home.steps.find(({ action }) => action === 'agree')?.at;
  const published = publishedAt(home);
  if (!agreed || !published || !chosen) return [];
  const atLeast = (share: number): Date =>
    new Date(Math.floor(published.getTime() + (agreed.getTime() - published.getTime()) * share));
  return [
    {
      ...applicationOf(chosen.email, home, atLeast(0.3), chance.for('chosen')),
      steps: [
        { action: 'shortlist', at: atLeast(0.6) },
        { action: 'accept', at: agreed },
      ],
    },
    ...others.map(
      ({ email }, n): MarketApplication => ({
        ...applicationOf(email, home, atLeast(0.4 + n / 10), chance.for(email)),
        steps: [{ action: 'decline', at: agreed, reason: declineSentences.standard }],
      }),
    ),
  ];
}

function stepsOf(
  way: readonly Action[],
  { at, now }: { readonly at: Date; readonly now: Date },
  chance: Chance,
): Steps {
  const pace = Math.min((now.getTime() - at.getTime()) / (way.length + 1), 20 * AN_HOUR);
  const times = awake(
    way.map((_, n) => new Date(at.getTime() + pace * (n + 0.5 + chance.fraction() / 2))),
    now,
  );
  return way.map((action, n) => ({
    action,
    at: times[n]!,
    ...(action === 'decline' && { reason: chance.pick(declines) }),
  }));
}

function applicationOf(tenant: string, home: MarketHome, at: Date, chance: Chance): Omit<MarketApplication, 'steps'> {
  return {
    tenant,
    home,
    at,
    profile: {
      moveInDate: daysAfter(at.toISOString().slice(0, 10), chance.whole(14, 60)),
      people: chance.whole(1, 3),
      employment: chance.pick(['full-time', 'full-time', 'part-time', 'self-employed', 'student', 'retired']),
      pets: chance.pick(['', '', 'One elderly cat', 'A small, quiet dog']),
      note: chance.pick(notesOfTenants),
    },
    share: sharedFields.filter((field) => field !== 'pets' || chance.percent(50)),
  };
}
