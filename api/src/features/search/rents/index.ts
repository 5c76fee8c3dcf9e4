export { presentRentHistory, rentHistoryOf } from './present-rent-history.ts';
export { refreshManyRentFacts } from './refresh-many-rent-facts.ts';
export { refreshRentFacts } from './refresh-rent-facts.ts';
export { clearEndedReductions, findRentBefore, ownRents, rentsOfEarlierListings } from './rents.repository.ts';
