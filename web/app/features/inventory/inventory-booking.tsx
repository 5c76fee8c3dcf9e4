import { isInServiceArea, serviceAreaSentence } from '@letfair/domain/inventory/inventory-service';
import { payloadOf } from '@letfair/domain/listings/listing-payload';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useSubmission } from '../../lib/use-submission.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { clearPendingSubmission, pendingSubmission } from '../listings/index.ts';
import { api } from '../session/index.ts';
import { InventoryOptions } from './inventory-options.tsx';
import { ListedConfirmation } from './listed-confirmation.tsx';
import { PropertySummary } from './property-summary.tsx';
import { RefusedAlert } from './refused-alert.tsx';
import { contentOf, forgetKey, keptKey } from './submission-key.ts';
import { type InventoryChoice, type SubmissionOutcome, submissionOutcome } from './submission-outcome.ts';

type Submission = Parameters<typeof api.listings.submit>[0]['body'];

/** Only the browser knows what is pending, so this is never rendered on the server. */
export function InventoryBooking() {
  const [pending] = useState(pendingSubmission);
  const { busy, submit } = useSubmission();
  const [choice, setChoice] = useState<InventoryChoice | null>(null);
  const [listed, setListed] = useState(false);
  const [refused, setRefused] = useState<SubmissionOutcome | null>(null);

  if (!pending) return <Navigate to="/dashboard" replace />;
  const { form, draftId } = pending;
  if (listed && choice) return <ListedConfirmation title={form.title} choice={choice} />;
  const served = isInServiceArea(form.address);

  async function choose(chosen: InventoryChoice) {
    const body = { ...payloadOf(form), ...(draftId && { draftId }) } as Submission;
    const call = chosen === 'with' ? api.listings.submitWithInventory : api.listings.submit;
    if (!busy) setChoice(chosen);
    const sent = await submit(body, ({ idempotencyKey }) =>
      call({ body }, { idempotencyKey: keptKey(contentOf([chosen, body]), idempotencyKey) }),
    );
    if (!sent) return;
    if ('answer' in sent) forgetKey();
    const outcome = submissionOutcome(sent, chosen);
    toast(outcome.toast);
    setRefused(outcome.reasons.length > 0 ? outcome : null);
    if (!outcome.listed) return;
    clearPendingSubmission();
    setListed(true);
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading
        title="Inventory booking"
        subtitle="One last choice before your listing is submitted. Listing stays free either way."
      />
      <PropertySummary form={form} />
      {!served && <Alert>{serviceAreaSentence}</Alert>}
      {refused && !busy && <RefusedAlert {...refused} draftId={draftId} />}
      <section aria-labelledby="inventory-choice" className="grid gap-4">
        <h2 id="inventory-choice" className="text-title">
          Would you like an inventory?
        </h2>
        <InventoryOptions served={served} sending={busy ? choice : null} onChoose={choose} />
      </section>
    </div>
  );
}
