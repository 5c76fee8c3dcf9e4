import type { MarketConversation, MarketViewing } from '@letfair/api';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay, ukInstant } from '@letfair/domain/uk-time';
import { hoursBefore } from '../dates.ts';
import { demoAccounts } from '../demo-accounts.ts';

/** How the viewings that followed a conversation ended, over and over. */
const outcomes: readonly MarketViewing['status'][] = [
  'happened',
  'happened',
  'no-show-tenant',
  'happened',
  'cancelled-by-tenant',
  'happened',
];
/** The demo tenant has cancelled late once. */
const outcomeOfNewcomer = (n: number): MarketViewing['status'] => (n === 0 ? 'cancelled-by-tenant' : 'happened');
const [newcomer] = demoAccounts;

const times = ['10:00', '11:30', '14:00', '17:30'];
const DAYS_LATER = 2;
const contested = 'I was at the door on time and rang twice, but nobody opened. I wrote a message at five past.';

/** Past viewings: two days after a conversation ended; one entry is contested, for the moderators to decide. */
export function makeViewings(conversations: readonly MarketConversation[], now: Date): MarketViewing[] {
  const past = conversations.flatMap(({ tenant, home, messages }, n) => {
    const bookedAt = messages.at(-1)!.at;
    const startsAt = ukInstant(daysAfter(ukDay(bookedAt), DAYS_LATER), times[n % times.length]!)!;
    return hoursBefore(now, 1) > startsAt ? [{ tenant, home, bookedAt, startsAt }] : [];
  });
  const ofNewcomer = past.filter(({ tenant }) => tenant === newcomer.email);
  const viewings = past.map((viewing, n) => {
    const own = ofNewcomer.indexOf(viewing);
    return { ...viewing, status: own >= 0 ? outcomeOfNewcomer(own) : outcomes[n % outcomes.length]! };
  });
  const first = viewings.find(({ status }) => status === 'no-show-tenant');
  return viewings.map((viewing) => (viewing === first ? { ...viewing, contest: contested } : viewing));
}
