export { findAgencyDetails, findCompanyNames } from './details.repository.ts';
export { confirmRedressOf, findRedressOf } from './redress.repository.ts';
export { profileRoutes } from './routes.ts';
