import { data } from 'react-router';
import { NotFound } from '../features/site/shell/not-found.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const loader = () => data(null, { status: 404 });

/** A link that leads nowhere needs no server to say so. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Page not found', description: 'There is no page at this address.', unlisted: true });

export default NotFound;
