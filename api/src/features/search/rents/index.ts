export { presentRentHistory, rentHistoryOf } from './present-rent-history.ts';
export { clearEndedReductions, ownRents, rentsOfEarlierListings } from './rents.repository.ts';
export { settleManyRents } from './settle-many-rents.ts';
export { settleRent } from './settle-rent.ts';
