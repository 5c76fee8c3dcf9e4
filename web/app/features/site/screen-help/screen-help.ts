import type { Register } from 'react-router';
import type { HelpEntryId } from '../information/index.ts';

type RouteId = keyof Register['routeModules'];

/** Frames around pages, files, and pages that need no help of their own. */
type WithoutHelp =
  | 'root'
  | 'routes/admin/dashboard'
  | 'routes/admin/way-in'
  | 'routes/help/page'
  | 'routes/help/article'
  | 'routes/location-suggestions'
  | 'routes/not-found'
  | 'routes/rents/csv'
  | 'routes/rents/picture'
  | 'routes/robots'
  | 'routes/sitemap'
  | 'routes/style';

/** The help that belongs to a screen. A route without its line does not compile, nor does help that is gone. */
const helpOfScreens: Readonly<Record<Exclude<RouteId, WithoutHelp>, HelpEntryId>> = {
  'routes/home': 'search',
  'routes/properties': 'search',
  'routes/listing': 'home-page',
  'routes/shortlist': 'shortlist',
  'routes/landlords': 'list-property',
  'routes/offers/landlord': 'find-an-agent',
  'routes/offers/agents': 'find-an-agent',
  'routes/offers/agents-in': 'find-an-agent',
  'routes/offers/agent': 'find-an-agent',
  'routes/rents/affordability': 'affordability',
  'routes/contact': 'support',
  'routes/how-it-works': 'free-account',
  'routes/pricing': 'what-you-pay',
  'routes/features': 'beta',
  'routes/transparency': 'transparency',
  'routes/rents/page': 'rent-map',
  'routes/terms': 'support',
  'routes/privacy': 'privacy',
  'routes/privacy-complaint': 'data-complaints',
  'routes/area': 'place-guides',
  'routes/postcode': 'place-guides',
  'routes/auth/signup': 'free-account',
  'routes/auth/login': 'sign-in',
  'routes/auth/verify': 'verify-email',
  'routes/auth/forgot-password': 'forgotten-password',
  'routes/auth/reset-password': 'forgotten-password',
  'routes/auth/revert-email': 'account-recovery',
  'routes/auth/not-me': 'account-recovery',
  'routes/auth/second-step': 'two-step-sign-in',
  'routes/account/dashboard': 'dashboard',
  'routes/account/profile': 'profile',
  'routes/account/favorites': 'favourites',
  'routes/account/saved-searches': 'saved-searches',
  'routes/account/messages': 'messages',
  'routes/account/support': 'support',
  'routes/account/list-property': 'list-property',
  'routes/account/manage-listings': 'manage-homes',
  'routes/account/missing-details': 'import',
  'routes/account/viewing-times': 'viewing-times',
  'routes/account/applications': 'applications',
  'routes/account/viewings': 'viewings',
  'routes/account/certificates': 'certificates',
  'routes/account/clients': 'clients',
  'routes/account/client-homes': 'clients',
  'routes/account/client-home': 'clients',
  'routes/account/team': 'team',
  'routes/account/feed': 'feed',
  'routes/account/import': 'import',
  'routes/account/inventory-booking': 'inventory',
  'routes/admin/review': 'review-workspace',
  'routes/admin/system': 'system',
  'routes/admin/tab': 'account-measures',
  'routes/account/unsubscribe': 'saved-searches',
  'routes/appeal': 'appeals',
  'routes/client-join': 'clients',
  'routes/team-join': 'team',
  'routes/account/viewing-answer': 'viewings',
  'routes/account/confirm-availability': 'manage-homes',
};

/** For landlords and agents a screen may be about something else than for tenants. */
const helpOfListers: Partial<typeof helpOfScreens> = {
  'routes/account/applications': 'choose-tenant',
  'routes/account/viewings': 'viewing-times',
};

const isScreen = (id: string): id is keyof typeof helpOfScreens => Object.hasOwn(helpOfScreens, id);

/** The address of the help for a screen; null where there is none. */
export function helpPathOf(routeId: string | undefined, isLister: boolean): string | null {
  if (routeId === undefined || !isScreen(routeId)) return null;
  return `/help/${(isLister && helpOfListers[routeId]) || helpOfScreens[routeId]}`;
}
