import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { PermittedPage } from '../../features/accounts/permissions/index.ts';
import { AccountPage, useSession } from '../../features/accounts/session/index.ts';
import { InventoryBooking } from '../../features/listings/inventory/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { HeadingPlaceholder, Placeholder, Skeleton } from '../../ui/feedback/skeleton.tsx';
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
  if (session.status === 'loading') return <BookingPlaceholder />;
  const lister =
    session.status === 'signed-in' && (session.user.userType === 'landlord' || session.user.userType === 'agent');
  if (!lister) return <Navigate to="/dashboard" replace />;
  return (
    <Suspense fallback={<BookingPlaceholder />}>
      <InventoryBooking />
    </Suspense>
  );
}

const BookingPlaceholder = () => (
  <Placeholder>
    <div className="grid grid-cols-1 gap-8">
      <HeadingPlaceholder />
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  </Placeholder>
);
