export { publicPagesRoutes } from './routes.ts';
