import { LifeBuoy } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';

export const TicketsTab = () => (
  <EmptyState icon={LifeBuoy} title="No support tickets yet">
    Tickets that people send from the contact page appear here.
  </EmptyState>
);
