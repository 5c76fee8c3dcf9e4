import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { PermittedPage } from '../../features/accounts/permissions/index.ts';
import { AccountPage, useSession } from '../../features/accounts/session/index.ts';
import { InventoryBooking } from '../../features/listings/inventory/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { PagePlaceholder } from '../../ui/feedback/placeholders.tsx';
import type { Route } from './+types/inventory-booking.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Inventory booking',
    description: 'List your home with or without a professional inventory.',
    unlisted: true,
  });

export default function InventoryBookingPage() {
  return (
    <AccountPage>
      <PermittedPage permission="listings" title="Inventory booking">
        <BookingForSession />
      </PermittedPage>
    </AccountPage>
  );
}

function BookingForSession() {
  const session = useSession();
  if (session.status === 'loading') return <PagePlaceholder fields={5} />;
  const lister =
    session.status === 'signed-in' && (session.user.userType === 'landlord' || session.user.userType === 'agent');
  if (!lister) return <Navigate to="/dashboard" replace />;
  return (
    <Suspense fallback={<PagePlaceholder fields={5} />}>
      <InventoryBooking />
    </Suspense>
  );
}
