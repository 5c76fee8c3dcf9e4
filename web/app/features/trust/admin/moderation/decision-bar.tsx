import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DecisionDialogProps, ReviewState } from './use-review.ts';

/** The buttons of a decision, in sight however far one has read. */
export const DecisionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-(--bottom-bar) z-10 -mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-card px-5 py-3 sm:-mx-6 sm:px-6">
    {children}
  </div>
);

/** The two decisions about a listing. Both ask, since each sends a mail. */
export function ListingDecisions({ review }: { readonly review: ReviewState }) {
  const { listing, canDecide, asked, ask } = review;
  if (!listing || !canDecide) return null;
  return (
    <>
      <Button variant="primary" onClick={() => ask('approve')}>
        Approve
      </Button>
      <Button variant="danger" onClick={() => ask('reject')}>
        Reject
      </Button>
      {asked === 'approve' && <ApproveDialog review={review} listing={listing} />}
      {asked === 'reject' && <RejectDialog review={review} listing={listing} />}
    </>
  );
}

function ApproveDialog({ review: { step, approve, ask }, listing }: DecisionDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The dialog asks one question, and Enter answers it.
  useEffect(() => button.current?.focus(), []);
  return (
    <Dialog title={`Approve “${listing.title}”?`} onClose={() => ask(null)}>
      <p>
        {listing.revision
          ? 'The changes go live straight away and we’ll email the landlord or agent.'
          : 'The home goes live straight away. We’ll email the landlord or agent, and anyone with an alert that matches.'}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => ask(null)}>Cancel</Button>
        <Button
          ref={button}
          variant="primary"
          busy={step === 'approve' && 'Approving...'}
          onClick={() => void approve(listing)}
        >
          Approve
        </Button>
      </div>
    </Dialog>
  );
}
