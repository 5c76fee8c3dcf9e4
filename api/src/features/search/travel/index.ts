export { createTravel, type Travel } from './create-travel.ts';
export { type AskedReach, type Reach, reachesIn, sharedBox } from './reach.ts';
export { createRoutingEngine, type RoutingSettings } from './routing-engine.ts';
