import { StyleGuide } from '../features/site/style-guide/style-guide.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/style.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Style guide',
    description: 'The building blocks of Letfair’s pages.',
    unlisted: true,
  });

export default StyleGuide;
