import type { MarketCertificate, MarketListing } from '@letfair/api';
import { type CertificateKind, schemesOf } from '@letfair/domain/listings/certificates/kinds';
import { nationOfHome } from '@letfair/domain/listings/law/facts';
import { ukDay } from '@letfair/domain/uk-time';
import { daysBefore } from '../dates.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { publishedAt } from '../home-of.ts';

interface Kept {
  readonly kind: CertificateKind;
  /** Days before today; no date without it. */
  readonly issuedAgo?: number;
  /** Days from today, where the day of issue does not decide it. */
  readonly endsIn?: number;
  readonly number?: string;
  readonly isConfirmed?: true;
}

const YEAR = 365;
const alarms: Kept = { kind: 'alarms', issuedAgo: 70 };

/** What the demo landlord and the demo agent keep for their first live homes: one record is nearly over, others are confirmed. */
const ofLiveHomes: readonly (readonly Kept[])[] = [
  [
    { kind: 'gasSafety', issuedAgo: YEAR - 5, number: 'GSR-40217' },
    { kind: 'electricalSafety', issuedAgo: 2 * YEAR, endsIn: 3 * YEAR, number: 'EICR-118-22', isConfirmed: true },
    { kind: 'depositScheme', number: 'M-208813' },
    alarms,
  ],
  [
    { kind: 'gasSafety', issuedAgo: 100, number: 'GSR-51880', isConfirmed: true },
    { kind: 'epc', issuedAgo: 6 * YEAR, number: '8304-2291-7729-0096-1023', isConfirmed: true },
  ],
  [{ kind: 'gasSafety', issuedAgo: YEAR - 45, number: 'GSR-37702' }],
];
/** A record that ran out keeps a home from being shown, so only one that is off the market has it. */
const ofPausedHome: readonly Kept[] = [{ kind: 'gasSafety', issuedAgo: YEAR + 20, number: 'GSR-29915' }];
const ofOthers: readonly Kept[] = [
  { kind: 'gasSafety', issuedAgo: 120, isConfirmed: true },
  { kind: 'electricalSafety', issuedAgo: YEAR, endsIn: 4 * YEAR, isConfirmed: true },
];
/** One in so many homes of other listers. */
const EVERY = 12;

export function makeCertificates(now: Date, homes: readonly MarketListing[]): MarketCertificate[] {
  const day = (ago: number): string => ukDay(daysBefore(now, ago));
  const keptFor = (home: MarketListing, kept: readonly Kept[]): MarketCertificate[] =>
    kept.map(({ kind, issuedAgo, endsIn, number = '', isConfirmed }) => ({
      home,
      kind,
      details: {
        number,
        scheme:
          kind === 'depositScheme' ? schemesOf(nationOfHome(home.form.address.postcode, home.form.nation))[0]! : '',
        issued: issuedAgo === undefined ? '' : day(issuedAgo),
        expires: endsIn === undefined ? '' : day(-endsIn),
      },
      entered: home.submitted,
      confirmed: isConfirmed ? publishedAt(home) : null,
    }));

  const [, landlord, agent] = demoAccounts;
  const ofDemoListers = [landlord, agent].flatMap(({ email }) => {
    const own = homes.filter(({ lister }) => lister === email);
    const live = own.filter(({ status }) => status === 'live');
    const paused = own.find(({ status }) => status === 'paused');
    return [
      ...ofLiveHomes.flatMap((kept, n) => (live[n] ? keptFor(live[n], kept) : [])),
      ...(paused ? keptFor(paused, ofPausedHome) : []),
    ];
  });
  const others = homes.filter(
    ({ lister, status }) => status === 'live' && lister !== landlord.email && lister !== agent.email,
  );
  return [...ofDemoListers, ...others.filter((_, n) => n % EVERY === 0).flatMap((home) => keptFor(home, ofOthers))];
}
