import type { InboxLine } from '@letfair/contract/site/dashboard';
import { counted } from '@letfair/domain/counted';
import { dayInWords, ukDay, ukDayInWords, ukMomentInWords } from '@letfair/domain/uk-time';
import type { DashboardRole } from './role-content.ts';

interface InboxWords {
  /** Who did what; the home stands below. */
  readonly text: string;
  /** The thing itself. */
  readonly to: string;
}

/** An account that has been deleted has no name. */
const nameOf = ({ person }: InboxLine): string => person || 'Someone';

const applicationLink = ({ id }: InboxLine): string => `/applications?id=${encodeURIComponent(id)}`;

/** A lister's diary opens on the day, a tenant's list on the viewing. */
function viewingLink({ id, due }: InboxLine, role: DashboardRole): string {
  const wanted = new URLSearchParams({ id });
  if (role === 'tenant' || due === null) return `/viewings?${wanted}`;
  return `/viewings?${new URLSearchParams({ day: ukDay(new Date(due)), view: 'day', id })}`;
}

const dayOf = ({ due }: InboxLine): string => (due === null ? '' : ukDayInWords(new Date(due)));
const momentOf = ({ due }: InboxLine): string => (due === null ? '' : ukMomentInWords(new Date(due)));

/** ": 2 people, from 12 December 2026", as far as the applicant shows it. */
function household({ people, moveIn }: InboxLine): string {
  const said = [people !== null && counted(people, 'person', 'people'), moveIn && `from ${dayInWords(moveIn)}`].filter(
    Boolean,
  );
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

/** What a line says, and the one press that leads to where it is done. */
export function inboxWords(line: InboxLine, role: DashboardRole): InboxWords {
  const manage = `/properties/manage?listing=${encodeURIComponent(line.propertyId)}`;
  const who = nameOf(line);
  switch (line.kind) {
    case 'needs-change':
      return { text: 'Needs a change: see what to put right', to: `${manage}&step=edit` };
    case 'expiring':
      return { text: `Confirm by ${dayOf(line)} that it’s still available`, to: `${manage}&step=confirm` };
    case 'certificate':
      return {
        text: `Renew a certificate that’s valid until ${dayOf(line)}`,
        to: `/certificates?property=${encodeURIComponent(line.propertyId)}&renew=${encodeURIComponent(line.id)}`,
      };
    case 'deposit':
      return { text: `Protect ${who}’s deposit by ${dayOf(line)}`, to: applicationLink(line) };
    case 'application':
      return { text: `${who} applied${household(line)}`, to: applicationLink(line) };
    case 'withdrawn':
      return { text: `${who} withdrew their application`, to: applicationLink(line) };
    case 'accepted':
      return { text: `${who} accepted your application: see the next steps`, to: applicationLink(line) };
    case 'shortlisted':
      return { text: `${who} shortlisted your application`, to: applicationLink(line) };
    case 'declined':
      return { text: `${who} declined your application: see why`, to: applicationLink(line) };
    case 'closed':
      return { text: 'Your application is closed: see why', to: applicationLink(line) };
    case 'proposed':
      return { text: `${who} has offered you a viewing: ${momentOf(line)}`, to: viewingLink(line, role) };
    case 'move':
      return {
        text: `${who} has suggested another time for your viewing on ${momentOf(line)}`,
        to: viewingLink(line, role),
      };
    case 'unanswered':
      return { text: `${who} sent you a message`, to: `/messages?conversation=${encodeURIComponent(line.id)}` };
    case 'viewing':
      return {
        text:
          role === 'tenant' ? `Viewing with ${who}: ${momentOf(line)}` : `${who} is coming to view: ${momentOf(line)}`,
        to: viewingLink(line, role),
      };
    case 'cancelled':
      return { text: `${who} cancelled the viewing on ${momentOf(line)}`, to: viewingLink(line, role) };
  }
}
