export { actOnListing, outcomeOf, stepsRoutes, takeStepUnasked } from './act-on-listing.ts';
export { endedOf, findAffected, isAnyoneAffected, nobody, presentAffected } from './find-affected.ts';
