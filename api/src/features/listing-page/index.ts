export { listingPageRoutes } from './routes.ts';
export { addUpOldViews, forgetVisitors } from './views.repository.ts';
