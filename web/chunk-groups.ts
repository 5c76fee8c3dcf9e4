/**
 * Modules that pages share, grouped into chunks, most widely used first. As separate files they compress worse, and
 * browsers load only six at a time over HTTP/1.1.
 */
export const pieces = {
  framework: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/react-router/',
    'node_modules/scheduler/',
  ],
  // On every page, or on more than half of them.
  shell: [
    'app/features/site/shell/shell.tsx',
    'app/features/site/shell/not-found.tsx',
    'app/features/site/screen-help/screen-help.ts',
    'app/features/site/screen-help/use-screen-help.ts',
    'app/features/site/shell/unexpected-error.tsx',
    'app/lib/structured-data/breadcrumb-data.tsx',
    'app/lib/structured-data/site-data.tsx',
    'app/lib/structured-data/json-ld.tsx',
    'app/features/search/places/profile/breadcrumbs.tsx',
    'app/features/search/shortlist/shortlist.ts',
    'app/features/search/shortlist/shortlist-link.tsx',
    'app/lib/local-value.ts',
    'domain/src/uuid.ts',
    'app/lib/dates.ts',
    'app/lib/page-meta.ts',
    'app/ui/feedback/note.tsx',
    'app/ui/badge.tsx',
    'app/ui/layout/titled-section.tsx',
    'app/ui/feedback/empty-state.tsx',
    'app/ui/actions/links.tsx',
    'app/ui/feedback/toaster.tsx',
    'contract/src/site/pages/site-pages.ts',
    'domain/src/keys-of.ts',
    'domain/src/money.ts',
    'domain/src/uk-time.ts',
    'icons/bookmark.',
    'icons/check.',
    'icons/chevron-down.',
    'icons/chevron-right.',
    'icons/circle-check.',
    'icons/search.',
  ],
  // On pages with actions.
  actions: [
    'app/lib/safe-next-path.ts',
    'app/lib/forms/use-submission.ts',
    'app/ui/feedback/alert.tsx',
    'app/ui/actions/button.tsx',
    'app/ui/layout/card.tsx',
    'app/ui/forms/field.tsx',
    'app/ui/forms/select.tsx',
    'domain/src/search/places/suggestions/location-text.ts',
    'domain/src/accounts/preferences.ts',
    'domain/src/plain-date.ts',
    'icons/circle-exclamation-point.',
  ],
  // On the dashboard and beside passwords.
  eye: ['icons/eye.'],
  forms: [
    'app/lib/forms/use-form.ts',
    'app/ui/forms/text-fields.tsx',
    'app/ui/forms/form.tsx',
    'app/ui/forms/password-field.tsx',
  ],
  // On pages whose content is loaded: what is shown before it, or when there is none.
  loading: ['app/ui/feedback/load-failure.tsx', 'app/ui/feedback/skeleton.tsx', 'app/ui/layout/page-heading.tsx'],
  // Apart from the cards of homes, because other pages need no more than these.
  vocabulary: ['domain/src/homes/vocabulary.ts', 'domain/src/homes/listing-facts.ts'],
  photo: ['app/ui/photo-thumbnail.tsx', 'icons/house.'],
  homes: [
    'app/features/search/favorites/favorite-button.tsx',
    'app/features/search/shortlist/save-button.tsx',
    'app/ui/actions/round-toggle.tsx',
    'app/features/search/results/cards/listing-card.tsx',
    'app/features/search/results/cards/listing-grid.tsx',
    'app/features/trust/reports/report-button.tsx',
    'app/features/search/seen/seen-parts.tsx',
    'icons/heart.',
  ],
  // On the page of a home and below maps.
  map: [
    'app/features/search/map/map-frame.tsx',
    'app/features/search/map/streets/working-tiles.ts',
    'app/lib/viewport/use-near.ts',
  ],
  // What the page of a home shares with pages about applications and viewings, and with what it opens.
  listing: [
    'app/features/listings/listing-page/gallery/gallery-layout.ts',
    'app/features/lettings/applications/acceptance/applicant-notice.tsx',
    'app/ui/layout/facts.tsx',
    'app/ui/qr/qr-drawing.tsx',
    'domain/src/lettings/applications/lifecycle.ts',
  ],
  // What the page of results shares with saved searches and its filters.
  search: [
    'app/features/search/results/filters/search-form.tsx',
    'app/features/search/results/search-url.ts',
    'app/features/search/results/use-search-navigation.ts',
    'domain/src/search/places/map/uk-bounds.ts',
    'domain/src/search/describe-search.ts',
    'domain/src/search/search-query.ts',
    'domain/src/search/searchable-features.ts',
  ],
  // Suggestions of places, below fields for them.
  'place-picker': ['app/ui/places/dropdown.tsx', 'app/ui/actions/chip.tsx'],
  // Signing up and in.
  accounts: [
    'app/features/accounts/sign-in/auth-frame.tsx',
    'app/features/accounts/sign-in/return-path.ts',
    'app/features/accounts/sign-in/sentences.ts',
    'domain/src/accounts/contact-details.ts',
    'domain/src/accounts/sign-in-rules.ts',
    'domain/src/visible-text.ts',
  ],
  'own-things': [
    'app/features/accounts/session/account-loader.ts',
    'app/features/accounts/session/account-page.tsx',
    'app/features/accounts/session/account-route.tsx',
    'app/lib/page-data.ts',
    'app/ui/feedback/awaited.tsx',
    'app/ui/overlays/dialog.tsx',
    'app/ui/feedback/load-more.tsx',
  ],
};

const groups = Object.entries(pieces);

export const chunkGroups = groups.map(([name, paths], place) => ({
  name,
  test: (id: string) => {
    const path = id.replaceAll('\\', '/');
    return paths.some((part) => path.includes(`/${part}`));
  },
  priority: groups.length - place,
}));
