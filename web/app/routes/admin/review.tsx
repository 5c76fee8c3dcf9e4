import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { accountRoute } from '../../features/accounts/session/index.ts';
import { accessDenied } from '../../features/site/admin/access-denied.tsx';
import { loadReview } from '../../features/trust/admin/moderation/queue/review-data.ts';
import { ReviewPlaceholder, ReviewWorkspace } from '../../features/trust/admin/moderation/queue/review-workspace.tsx';

const page = accountRoute(loadReview, {
  meta: { title: 'Review', description: 'Homes, changes, reports and appeals waiting for a decision.' },
  placeholder: <ReviewPlaceholder />,
  signedOut: accessDenied,
  content: (data) => <ReviewWorkspace {...data} />,
  otherwise: accessDenied,
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;

/** Opening another home does not change the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    ['tab', 'lister'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)));
