import { Navigate } from 'react-router';
import { InventoryBooking } from '../features/inventory/index.ts';
import { AccountPage, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
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
      <BookingForSession />
    </AccountPage>
  );
}

function BookingForSession() {
  const session = useSession();
  if (session.status === 'loading') return <BookingPlaceholder />;
  const lister =
    session.status === 'signed-in' && (session.user.userType === 'landlord' || session.user.userType === 'agent');
  return lister ? <InventoryBooking /> : <Navigate to="/dashboard" replace />;
}

const BookingPlaceholder = () => (
  <div className="grid gap-8">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-36 rounded-md" />
    <Skeleton className="h-72 rounded-md" />
  </div>
);
