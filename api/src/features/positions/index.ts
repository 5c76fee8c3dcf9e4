export { placeListings, placeRows } from './place-listings.ts';
export { type Locatable, positionsOf } from './position-of.ts';
