import { AvailabilityConfirmation } from '../../features/listings/manage/index.ts';
import { neverCached } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/confirm-availability.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Confirm availability',
    description: 'Confirm that your home is still available to rent.',
    unlisted: true,
  });

export default function ConfirmAvailabilityPage() {
  return <AvailabilityConfirmation />;
}
