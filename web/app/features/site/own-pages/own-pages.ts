import type { UserType } from '@letfair/domain/accounts/user-types';
import { mayInTeam, type TeamPermission } from '@letfair/domain/agencies/teams/roles';
import {
  Building2,
  Cable,
  CalendarDays,
  ClipboardList,
  FileBadge,
  FileUp,
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
  UserRound,
  Users,
  UsersRound,
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

/** A page of one's own. */
export interface OwnPage {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly counts?: CountKind;
  /** What somebody's role in the team has to allow. */
  readonly may?: TeamPermission;
  /** For landlords with homes that an agency lets for them. */
  readonly withAgency?: true;
}

const pages = {
  search: { label: 'Search', to: '/properties', icon: Search },
  favourites: { label: 'Favourites', to: '/favorites', icon: Heart, counts: 'saved' },
  messages: { label: 'Messages', to: '/messages', icon: MessageCircle, counts: 'messages' },
  viewings: { label: 'Viewings', to: '/viewings', icon: CalendarDays, counts: 'viewings' },
  ownApplications: { label: 'Applications', to: '/applications', icon: ClipboardList, counts: 'ownApplications' },
  receivedApplications: {
    label: 'Applications',
    to: '/applications',
    icon: ClipboardList,
    counts: 'receivedApplications',
  },
  dashboard: { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard },
  homes: { label: 'Homes', to: '/properties/manage', icon: House, counts: 'homes' },
  clients: { label: 'Clients', to: '/clients', icon: Users },
  agency: { label: 'Agency', to: '/client', icon: Building2, withAgency: true },
  list: { label: 'List Property', to: '/list-property', icon: House },
  profile: { label: 'Edit Profile', to: '/profile', icon: UserRound },
  certificates: { label: 'Certificates', to: '/certificates', icon: FileBadge },
  import: { label: 'Import homes', to: '/import', icon: FileUp, may: 'transfer' },
  team: { label: 'Team', to: '/team', icon: UsersRound },
  feed: { label: 'Feed and API keys', to: '/feed', icon: Cable, may: 'integrations' },
  agencyHomes: { label: 'Homes with your agency', to: '/client', icon: Building2, withAgency: true },
  review: { label: 'Review', to: '/admin/review', icon: ListChecks, counts: 'queue' },
  reports: { label: 'Reports', to: '/admin/dashboard?tab=reports', icon: Flag, counts: 'reports' },
  tickets: { label: 'Support', to: '/admin/dashboard?tab=tickets', icon: LifeBuoy, counts: 'tickets' },
  people: { label: 'People', to: '/admin/dashboard?tab=users', icon: Users },
  audit: { label: 'Audit', to: '/admin/dashboard?tab=audit', icon: ScrollText },
  system: { label: 'System', to: '/admin/system', icon: Settings },
} as const satisfies Readonly<Record<string, OwnPage>>;
type PageName = keyof typeof pages;

interface Places {
  /** Beside each other on every page, as many as fit on a phone. */
  readonly bar: readonly PageName[];
  /** What everybody finds first in the account menu, in this order. */
  readonly menu: readonly PageName[];
  /** What the bar has no room for, below a line of the menu. */
  readonly furtherMenu: readonly PageName[];
}

const ofListers = {
  bar: ['dashboard', 'homes', 'messages', 'receivedApplications', 'viewings'],
  menu: ['list', 'profile', 'dashboard'],
  furtherMenu: ['certificates', 'import', 'team', 'feed'],
} as const satisfies Places;

/** Where each role finds its pages; the bar, the account menu and the drawer of a phone show them. */
const placesByRole: Readonly<Record<UserType, Places>> = {
  tenant: {
    bar: ['search', 'favourites', 'messages', 'viewings', 'ownApplications'],
    menu: ['favourites', 'profile', 'dashboard'],
    furtherMenu: [],
  },
  landlord: {
    ...ofListers,
    bar: [...ofListers.bar, 'agency'],
    furtherMenu: [...ofListers.furtherMenu, 'agencyHomes'],
  },
  agent: { ...ofListers, bar: [...ofListers.bar, 'clients'] },
  admin: {
    bar: ['review', 'reports', 'tickets', 'people', 'audit', 'system'],
    menu: ['profile', 'dashboard'],
    furtherMenu: [],
  },
};

type Reader = Pick<SessionUser, 'userType' | 'hasAgency' | 'team'>;

/** The pages of somebody in one place, as far as they may use them. */
export const ownPages = (user: Reader, place: keyof Places): readonly OwnPage[] =>
  placesByRole[user.userType][place]
    .map((name): OwnPage => pages[name])
    .filter(
      ({ may, withAgency }) => (!may || mayInTeam(user.team?.role ?? 'owner', may)) && (!withAgency || user.hasAgency),
    );

/** The admin dashboard opens with its users. */
const FIRST_TAB = 'users';

/** A link leads to a page, or to one tab of a page. */
export function isCurrent({ to }: Pick<OwnPage, 'to'>, here: { readonly pathname: string; readonly search: string }) {
  const [path, query] = to.split('?');
  if (path !== here.pathname) return false;
  const tab = new URLSearchParams(query).get('tab');
  return tab === null || tab === (new URLSearchParams(here.search).get('tab') ?? FIRST_TAB);
}
