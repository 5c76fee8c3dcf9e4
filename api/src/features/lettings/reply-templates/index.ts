export { replyTemplatesRoutes } from './routes.ts';
