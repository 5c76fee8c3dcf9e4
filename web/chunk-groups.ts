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
  // On every page.
  shell: [
    'app/features/site/shell/shell.tsx',
    'app/features/site/shell/not-found.tsx',
    'app/features/site/screen-help/screen-help.ts',
    'app/features/site/screen-help/use-screen-help.ts',
    'app/features/site/shell/unexpected-error.tsx',
    'app/features/search/shortlist/shortlist.ts',
    'app/features/search/shortlist/shortlist-link.tsx',
    'app/lib/local-value.ts',
    'app/lib/page-meta.ts',
    'app/lib/structured-data/json-ld.tsx',
    'app/ui/actions/links.tsx',
    'app/ui/feedback/toaster.tsx',
    'contract/src/site/pages/site-pages.ts',
    'domain/src/code-table.ts',
    'domain/src/keys-of.ts',
    'domain/src/money.ts',
    'domain/src/uuid.ts',
    'icons/bookmark.',
    'icons/search.',
  ],
  // On pages that say something about a place, a home or a rule.
  content: [
    'app/features/search/places/profile/breadcrumbs.tsx',
    'app/lib/structured-data/breadcrumb-data.tsx',
    'icons/check.',
    'icons/chevron-right.',
    'icons/circle-check.',
  ],
  field: ['app/ui/forms/field.tsx', 'icons/circle-exclamation-point.'],
  fields: [
    'app/ui/forms/select.tsx',
    'domain/src/accounts/preferences.ts',
    'domain/src/plain-date.ts',
    'domain/src/search/places/suggestions/location-text.ts',
    'icons/chevron-down.',
  ],
  time: ['app/lib/dates.ts', 'domain/src/uk-time.ts'],
  // On pages with actions.
  actions: [
    'app/lib/network/use-answer.ts',
    'app/lib/safe-next-path.ts',
    'app/ui/actions/button.tsx',
    'app/ui/badge.tsx',
    'app/ui/feedback/note.tsx',
    'app/ui/layout/card.tsx',
    'app/ui/layout/titled-section.tsx',
  ],
  // On the dashboard and beside passwords.
  eye: ['icons/eye.'],
  forms: [
    'app/lib/forms/use-form.ts',
    'app/lib/forms/use-submission.ts',
    'app/ui/feedback/alert.tsx',
    'app/ui/forms/text-fields.tsx',
    'app/ui/forms/form.tsx',
    'app/ui/forms/password-field.tsx',
  ],
  // On pages whose content is loaded: what is shown before it, or when there is none.
  loading: [
    'app/ui/feedback/empty-state.tsx',
    'app/ui/feedback/load-failure.tsx',
    'app/ui/feedback/placeholders.tsx',
    'app/ui/feedback/skeleton.tsx',
    'app/ui/layout/page-heading.tsx',
  ],
  // Apart from the cards of homes, because other pages need no more than these.
  vocabulary: [
    'domain/src/homes/vocabulary.ts',
    'domain/src/homes/listing-facts.ts',
    'domain/src/search/places/miles.ts',
  ],
  photo: ['app/ui/photo-thumbnail.tsx', 'app/ui/unbroken-words.tsx', 'icons/house.'],
  // What a page with homes needs, and what is loaded later for them.
  homes: [
    'app/lib/rendered/early-press.ts',
    'app/lib/rendered/held-back.tsx',
    'app/lib/rendered/only-rendered.tsx',
    'app/features/search/seen/seen-parts.tsx',
    'app/lib/use-resume-after-sign-in.ts',
    'app/lib/viewport/use-near.ts',
    'client/search',
  ],
  // What can be done with a home.
  'home-actions': [
    'app/features/search/favorites/favorite-button.tsx',
    'app/features/search/shortlist/save-button.tsx',
    'app/features/trust/reports/report-button.tsx',
    'app/ui/actions/round-toggle.tsx',
    'icons/heart.',
  ],
  'home-path': ['domain/src/listings/listing-path.ts'],
  // Loaded when a card comes near, or before one is drawn in the browser.
  cards: [
    'app/features/search/results/cards/card-markup.tsx',
    'app/features/search/results/cards/listing-card.tsx',
    'app/features/search/results/cards/live-parts.tsx',
    'app/features/search/results/cards/match-reasons.tsx',
    'app/features/search/results/cards/photo-turner.tsx',
  ],
  lists: ['app/features/search/results/cards/listing-grid.tsx'],
  // On the page of a home and below maps.
  map: ['app/features/search/map/map-frame.tsx', 'app/features/search/map/streets/working-tiles.ts'],
  // In the menu of an account and on the page of a home.
  'account-icons': ['icons/calendar-clock.', 'icons/key-round.', 'icons/message-circle.'],
  // What the page of a home shares with pages about applications and viewings, and with what it opens.
  listing: [
    'app/features/listings/listing-page/gallery/gallery-layout.ts',
    'app/features/lettings/applications/acceptance/applicant-notice.tsx',
    'app/features/listings/listing-page/page-part.tsx',
    'app/features/search/places/place-paths.ts',
    'app/ui/layout/facts.tsx',
    'client/applications',
    'domain/src/lettings/applications/lifecycle.ts',
    'icons/printer.',
  ],
  // What the page of results shares with saved searches and its filters.
  search: [
    'app/features/search/results/filters/bar-select.tsx',
    'app/features/search/results/filters/search-form.tsx',
    'app/features/search/results/search-notes.tsx',
    'app/features/search/results/search-url.ts',
    'app/features/search/results/use-search-navigation.ts',
    'app/features/search/results/url-parameters.ts',
    'domain/src/search/places/map/uk-bounds.ts',
    'domain/src/search/placement-options.ts',
    'domain/src/search/query-facts.ts',
  ],
  // What reads and describes searches, for the filters, saved searches and a search without results.
  filters: [
    'app/features/search/results/parse-search-url.ts',
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
