import type { MarketListing, MarketPerson, MarketReportedTarget } from '@letfair/api';
import { daysBefore, hoursBefore } from '../dates.ts';
import { demoEmails } from '../demo-accounts.ts';
import { homeOf, type Lister } from '../home-of.ts';
import type { Maker } from '../make-people.ts';
import type { SeededRandom } from '../seeded-random.ts';
import {
  decidedReports,
  decisionReasons,
  demoTowns,
  moderatorNote,
  openReports,
  suspensionReasons,
  type WrittenReport,
} from '../words.ts';

interface Surroundings {
  readonly now: Date;
  readonly maker: Maker;
  readonly homes: readonly MarketListing[];
  readonly tenants: readonly MarketPerson[];
  readonly publishing: (random: SeededRandom) => Date;
}

interface ReportedActivity {
  readonly people: readonly MarketPerson[];
  readonly homes: readonly MarketListing[];
  readonly reported: readonly MarketReportedTarget[];
}

type Filed = MarketReportedTarget['reports'];

/** Decided and open reports, with the suspended listers and hidden listings they led to. */
export function makeReports(
  { now, maker, homes, tenants, publishing }: Surroundings,
  random: SeededRandom,
): ReportedActivity {
  const ago = (days: number): Date => daysBefore(now, days);
  const reporters = random
    .sample(
      tenants.filter(({ verified }) => verified),
      10,
    )
    .map(({ email }) => email);
  const filed = (reports: readonly WrittenReport[], first: number, days: number, apart = 9): Filed =>
    reports.map((report, n) => ({
      ...report,
      reporter: reporters[first + n]!,
      at: hoursBefore(ago(days), -apart * n),
    }));

  const town = () => random.pick(demoTowns);
  const suspended = <T extends Lister>(lister: T, days: number, reason: string): T => ({
    ...lister,
    suspensions: [{ from: ago(days), until: null, reason }],
  });
  const cheat = suspended(maker.landlord(town(), random), 1.2, suspensionReasons.scam);
  const pretender = suspended(maker.landlord(town(), random), 6, suspensionReasons.papers);
  const agency = suspended(maker.agent(town(), random), 9, suspensionReasons.agency);
  const hidden = [cheat, cheat, pretender, agency, agency, agency].map((lister, n): MarketListing => {
    const itemRandom = random.fork(`hidden ${n}`);
    const home = homeOf(
      lister,
      town(),
      { status: 'live', now, published: daysBefore(publishing(itemRandom), 20) },
      itemRandom,
    );
    const { from } = lister.suspensions[0]!;
    // The last action before the suspension.
    return { ...home, earlierRent: null, steps: [home.steps[0]!, { action: 'confirm', at: daysBefore(from, 1.5) }] };
  });

  const mistaken = { from: ago(21), until: ago(20.5), reason: suspensionReasons.mistaken };
  const pardoned = { ...maker.landlord(town(), random), suspensions: [mistaken] };
  const careless = maker.landlord(town(), random);
  const when = { now, published: ago(12) };
  const removed: MarketListing = {
    ...homeOf(careless, town(), { status: 'live', ...when }, random),
    status: 'rejected',
    earlierRent: null,
    steps: [
      { action: 'approve', at: when.published },
      { action: 'hide', at: ago(6), note: decisionReasons.hide },
    ],
  };
  const [dear, doubtful, copied, rude] = random.sample(
    homes.filter((home) => home.status === 'live' && !demoEmails.includes(home.lister) && home.steps[0]!.at < ago(9)),
    4,
  );
  const note = { content: moderatorNote, at: ago(0.4) };
  return {
    people: [cheat, pretender, agency, pardoned, careless],
    homes: [...hidden, removed, homeOf(pardoned, town(), { status: 'let', now, published: ago(40) }, random)],
    reported: [
      {
        about: hidden[0]!,
        reports: filed(decidedReports.scam, 0, 2),
        decided: { decision: 'suspend-user', reason: suspensionReasons.scam, at: ago(1.2) },
      },
      {
        about: agency.email,
        reports: filed(decidedReports.agency, 2, 10),
        decided: { decision: 'suspend-user', reason: suspensionReasons.agency, at: ago(9) },
      },
      {
        about: removed,
        reports: filed(decidedReports.otherFlat, 3, 7),
        decided: { decision: 'hide-listing', reason: decisionReasons.hide, at: ago(6) },
      },
      // A very small marketplace has too few listings for these.
      ...(dear && doubtful && copied && rude
        ? [
            {
              about: dear,
              reports: filed(decidedReports.rent, 4, 1.3),
              decided: { decision: 'dismiss' as const, reason: decisionReasons.dismiss, at: ago(0.7) },
            },
            { about: doubtful, reports: filed(openReports.oneListing, 5, 1.5), decided: null },
            { about: copied, reports: filed(openReports.copy, 8, 0.8), decided: null, note },
            { about: rude.lister, reports: filed(openReports.manners, 9, 0.3), decided: null },
          ]
        : []),
    ],
  };
}
