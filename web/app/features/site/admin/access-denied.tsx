import { ShieldAlert } from 'lucide-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** What everyone but admins reads on the pages of admins. */
export const accessDenied = (
  <EmptyState
    icon={ShieldAlert}
    title="Access Denied - Admin access required to view this page."
    level="h1"
    link={{ to: '/', text: 'Go to the home page' }}
  />
);
