export { propertyPageRoutes } from './routes.ts';
export { forgetVisitors } from './views.repository.ts';
