import type { UserType } from '@letfair/domain/accounts/user-types';
import {
  Building2,
  CalendarDays,
  ClipboardList,
  Flag,
  Heart,
  House,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  ScrollText,
  Search,
  Settings,
  Users,
} from 'lucide-react';
import type { SessionUser } from '../../accounts/session/index.ts';

const plural = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/** What the number beside a link counts, in words. */
export const countTexts = {
  saved: plural('home', 'homes'),
  messages: plural('unread message', 'unread messages'),
  ownApplications: plural('open application', 'open applications'),
  receivedApplications: plural('application is waiting for your answer', 'applications are waiting for your answer'),
  viewings: plural('upcoming viewing', 'upcoming viewings'),
  homes: plural('home needs your attention', 'homes need your attention'),
  queue: plural('is waiting for a decision', 'are waiting for a decision'),
  reports: plural('reported home or person', 'reported homes and people'),
  tickets: plural('open ticket', 'open tickets'),
} as const satisfies Record<string, (count: number) => string>;
export type CountKind = keyof typeof countTexts;

export interface WorkLink {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly counts?: CountKind;
}

const messages: WorkLink = { label: 'Messages', to: '/messages', icon: MessageCircle, counts: 'messages' };
const viewings: WorkLink = { label: 'Viewings', to: '/viewings', icon: CalendarDays, counts: 'viewings' };
const clients: WorkLink = { label: 'Clients', to: '/clients', icon: Users };
const ofListers: readonly WorkLink[] = [
  { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard },
  { label: 'Homes', to: '/properties/manage', icon: House, counts: 'homes' },
  messages,
  { label: 'Applications', to: '/applications', icon: ClipboardList, counts: 'receivedApplications' },
  viewings,
];

const workLinks: Readonly<Record<UserType, readonly WorkLink[]>> = {
  tenant: [
    { label: 'Search', to: '/properties', icon: Search },
    { label: 'Favourites', to: '/favorites', icon: Heart, counts: 'saved' },
    messages,
    viewings,
    { label: 'Applications', to: '/applications', icon: ClipboardList, counts: 'ownApplications' },
  ],
  landlord: ofListers,
  agent: [...ofListers, clients],
  admin: [
    { label: 'Review', to: '/admin/review', icon: ListChecks, counts: 'queue' },
    { label: 'Reports', to: '/admin/dashboard?tab=reports', icon: Flag, counts: 'reports' },
    { label: 'Support', to: '/admin/dashboard?tab=tickets', icon: LifeBuoy, counts: 'tickets' },
    { label: 'People', to: '/admin/dashboard?tab=users', icon: Users },
    { label: 'Audit', to: '/admin/dashboard?tab=audit', icon: ScrollText },
    { label: 'System', to: '/admin/system', icon: Settings },
  ],
};

const agency: WorkLink = { label: 'Agency', to: '/client', icon: Building2 };

/** Landlords with an agency also have the homes it lets for them. */
export const workLinksOf = ({ userType, hasAgency }: Pick<SessionUser, 'userType' | 'hasAgency'>) =>
  hasAgency ? [...workLinks[userType], agency] : workLinks[userType];

/** The admin dashboard opens with its users. */
const FIRST_TAB = 'users';

/** A link leads to a page, or to one tab of a page. */
export function isCurrent({ to }: Pick<WorkLink, 'to'>, here: { readonly pathname: string; readonly search: string }) {
  const [path, query] = to.split('?');
  if (path !== here.pathname) return false;
  const tab = new URLSearchParams(query).get('tab');
  return tab === null || tab === (new URLSearchParams(here.search).get('tab') ?? FIRST_TAB);
}
