import { formPlaces, placeLabel } from '@letfair/domain/listings/form/places';
import { MAX_REJECTION_REASON } from '@letfair/domain/trust/moderation/decisions';
import { type ReactNode, useEffect, useRef } from 'react';
import { problem, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ReasonFields } from '../reason-fields.tsx';
import { usualReasons } from '../usual-reasons.ts';
import type { ReviewState } from './use-review.ts';

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

interface DecisionDialogProps {
  readonly review: ReviewState;
  readonly listing: NonNullable<ReviewState['listing']>;
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

function RejectDialog({ review: { step, reason, setReason, reject, ask }, listing }: DecisionDialogProps) {
  const form = useForm({
    initial: { usualReason: '', reason, field: '' },
    read: ({ reason: typed, field }) => ({ reason: typed.trim(), field: formPlaces.find((place) => place === field) }),
    check: (typed) => (typed.reason ? null : problem('', { reason: 'Tell the landlord or agent what to change.' })),
    send: async (typed) => {
      setReason(typed.reason);
      await reject(listing, typed);
      return null;
    },
  });
  return (
    <Dialog
      title={`Reject “${listing.title}”?`}
      onClose={() => {
        setReason(form.values.reason);
        ask(null);
      }}
    >
      <Form form={form}>
        <ReasonFields
          form={form}
          usual={usualReasons.reject}
          label="Reason for rejecting"
          hint={
            listing.revision
              ? 'We’ll email this to the landlord or agent. The version you last approved will stay live.'
              : 'We’ll email this to the landlord or agent, who can change the listing and send it in again.'
          }
          maxLength={MAX_REJECTION_REASON}
          startsFocused
        />
        {!listing.revision && (
          <SelectField
            {...form.field('field')}
            label="Part of the form to change"
            hint="They can open it straight from their list of homes."
            prompt="No particular part"
            optional
            options={formPlaces.map((place) => ({ value: place, label: placeLabel(place) }))}
          />
        )}
        <FormButtons
          form={{ isBusy: step === 'reject' }}
          variant="danger"
          busy="Rejecting..."
          onCancel={() => {
            setReason(form.values.reason);
            ask(null);
          }}
        >
          {listing.revision ? 'Reject changes' : 'Reject listing'}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
