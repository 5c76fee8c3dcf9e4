import { CalendarFeedCard, type CalendarState } from '../../../accounts/calendar-feed/index.ts';
import { api } from '../../../accounts/session/index.ts';

/** The viewings of somebody in their own calendar. */
export const ViewingFeedCard = ({ calendar }: { readonly calendar: Promise<CalendarState> }) => (
  <CalendarFeedCard
    calendar={calendar}
    intro="Subscribe to your viewings in Google Calendar, Outlook or on your phone. Whoever has the address can read when and where they are, so keep it to yourself."
    open={(options) => api.viewingLinks.openCalendar({}, options)}
    close={() => api.viewingLinks.closeCalendar()}
  />
);
