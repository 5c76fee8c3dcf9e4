import { ENOUGH_VIEWINGS, keptInWords, LATE_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { CalendarFeedCard, type CalendarState } from '../../../accounts/access/index.ts';
import { api } from '../../../accounts/session/index.ts';
import type { DiaryData, ViewingSummary } from './diary-data.ts';

interface BelowDiaryProps extends Pick<DiaryData, 'summary' | 'calendar'> {
  readonly side: ViewingSide;
}

export const BelowDiary = ({ summary, calendar, side }: BelowDiaryProps) => (
  <>
    <Awaited promise={summary} what="your viewing record">
      {(data) => <Counted summary={data} side={side} />}
    </Awaited>
    <div className="print:hidden">
      <ViewingFeedCard calendar={calendar} />
    </div>
  </>
);

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** "You missed a viewing once and cancelled late twice." */
export function countedInWords(
  { noShows, lateCancellations }: Pick<ViewingSummary, 'noShows' | 'lateCancellations'>,
  side: ViewingSide,
): string {
  const parts = [
    noShows > 0 && `${side === 'tenant' ? 'missed a viewing' : 'weren’t there'} ${times(noShows)}`,
    lateCancellations > 0 && `cancelled late ${times(lateCancellations)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'You haven’t missed any viewings or cancelled any late.' : `You ${parts.join(' and ')}.`;
}

/** Who sees the record. */ const readersOf = {
  tenant: 'Landlords and agents',
  lister: 'Tenants',
} as const satisfies Record<ViewingSide, string>;
interface CountedProps {
  readonly summary: ViewingSummary;
  readonly side: ViewingSide;
}

/** The record of its reader, who sees what others see. */
const Counted = ({ summary, side }: CountedProps) => (
  <TitledSection title="Your viewing record" className="grid gap-2 print:hidden">
    <p>{countedInWords(summary, side)}</p>
    <p className="max-w-text text-muted">
      {summary.record
        ? `${readersOf[side]} can see that you’ve ${keptInWords(summary.record)}.`
        : `Once you’ve had ${ENOUGH_VIEWINGS} viewings, ${readersOf[side].toLowerCase()} can see how many you went to.`}{' '}
      If you cancel less than {LATE_HOURS} hours before a viewing, it counts as late. You can contest each entry once.{' '}
      <TextLink to="/help/viewing-record">What counts</TextLink>
    </p>
  </TitledSection>
);

/** The viewings of somebody in their own calendar. */
export const ViewingFeedCard = ({ calendar }: { readonly calendar: Promise<CalendarState> }) => (
  <CalendarFeedCard
    calendar={calendar}
    intro="Subscribe to your viewings in Google Calendar or Outlook, or on your phone. Anyone with this link can see when and where your viewings are, so keep it private."
    open={(options) => api.viewingLinks.openCalendar({}, options)}
    close={() => api.viewingLinks.closeCalendar()}
  />
);
