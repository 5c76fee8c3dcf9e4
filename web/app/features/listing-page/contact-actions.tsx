import type { ReactNode } from 'react';

/** What a visitor can do about the home; the route fills it, and each part knows who may see it. */
export interface PropertySlots {
  readonly message: ReactNode;
  readonly apply: ReactNode;
  readonly report: ReactNode;
}

interface ContactActionsProps {
  readonly letAgreed: boolean;
  readonly slots: PropertySlots;
}

/** Getting in touch. Nobody applies for a home that somebody else is about to rent. */
export const ContactActions = ({ letAgreed, slots }: ContactActionsProps) => (
  <div className="flex flex-wrap items-center gap-3 print:hidden">
    {slots.message}
    {!letAgreed && slots.apply}
    {slots.report}
  </div>
);
