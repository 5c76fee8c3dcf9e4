export { findPhotosByKey, keyOfFile, keyOfUrl, photoIdInUrl, rememberPhotoKey } from './photo-sources.repository.ts';
export { assessPlan, type Lister, nameKey, type Plan, planListing } from './plan-listing.ts';
export { type SavedListing, type SaveOptions, saveListing, saveListings } from './save-listings.ts';
export { completeListings, findStoredListings, type StoredListing, stateOf, statusOf } from './stored-listings.ts';
