export { deleteLapsedClaims } from './claims.ts';
export { reviewRoutes } from './routes.ts';
