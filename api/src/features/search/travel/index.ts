export { createTravel, type Travel } from './create-travel.ts';
export { type AskedReach, type Reach, reachesIn, sharedBox } from './reach.ts';
export { createRoutingEngine, type RoutingEngine, type RoutingSettings } from './routing-engine.ts';
