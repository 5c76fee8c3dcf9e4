import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('properties', 'routes/properties.tsx'),
  route('properties/:id/:words?', 'routes/listing.tsx'),

  route('landlords', 'routes/landlords.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('how-it-works', 'routes/how-it-works.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('features', 'routes/features.tsx'),
  route('help', 'routes/help.tsx'),
  route('transparency', 'routes/transparency.tsx'),
  route('rents', 'routes/rents/page.tsx'),
  route('rents.csv', 'routes/rents/csv.ts'),
  route('rents.svg', 'routes/rents/picture.ts'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('privacy/complaint', 'routes/privacy-complaint.tsx'),

  route('areas/:area', 'routes/area.tsx'),
  route('postcode/:postcode', 'routes/postcode.tsx'),

  ...prefix('auth', [
    route('signup', 'routes/auth/signup.tsx'),
    route('login', 'routes/auth/login.tsx'),
    route('verify', 'routes/auth/verify.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('revert-email', 'routes/auth/revert-email.tsx'),
    route('second-step', 'routes/auth/second-step.tsx'),
  ]),

  layout('routes/account/work.tsx', [
    route('dashboard', 'routes/account/dashboard.tsx'),
    route('profile', 'routes/account/profile.tsx'),
    route('favorites', 'routes/account/favorites.tsx'),
    route('saved-searches', 'routes/account/saved-searches.tsx'),
    route('messages', 'routes/account/messages.tsx'),
    route('support', 'routes/account/support.tsx'),
    route('list-property', 'routes/account/list-property.tsx'),
    route('properties/manage', 'routes/account/manage-listings.tsx'),
    route('properties/manage/:id/viewing-times', 'routes/account/viewing-times.tsx'),
    route('applications', 'routes/account/applications.tsx'),
    route('viewings', 'routes/account/viewings.tsx'),
    route('certificates', 'routes/account/certificates.tsx'),
    route('clients', 'routes/account/clients.tsx'),
    route('inventory-booking', 'routes/account/inventory-booking.tsx'),
    route('admin/review', 'routes/admin/review.tsx'),
    layout('routes/admin/dashboard.tsx', [route('admin/dashboard', 'routes/admin/tab.tsx')]),
  ]),
  route('unsubscribe', 'routes/account/unsubscribe.tsx'),
  route('appeal', 'routes/appeal.tsx'),
  route('viewings/answer', 'routes/account/viewing-answer.tsx'),
  route('confirm-availability', 'routes/account/confirm-availability.tsx'),

  route('dev/style', 'routes/style.tsx'),
  route('location-suggestions', 'routes/location-suggestions.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
