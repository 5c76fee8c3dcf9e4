export { appealsRoutes } from './routes.ts';
