import { bathsText, bedsText } from '@letfair/domain/homes/listing-facts';
import { propertyTypeLabels } from '@letfair/domain/homes/vocabulary';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { isInServiceArea, serviceAreaSentence } from '@letfair/domain/listings/inventory/inventory-service';
import { formatRent } from '@letfair/domain/money';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { answerOf, useStep } from '../../../lib/forms/use-step.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { api } from '../../accounts/session/index.ts';
import { clearPendingSubmission, pendingSubmission } from '../manage/index.ts';
import { InventoryOptions } from './inventory-options.tsx';
import { ListedConfirmation } from './listed-confirmation.tsx';
import {
  contentOf,
  forgetKey,
  type InventoryChoice,
  keptKey,
  type SubmissionOutcome,
  submissionOutcome,
} from './submission.ts';

type Submission = Parameters<typeof api.listings.submit>[0]['body'];

/** Only the browser knows what is pending, so this is never rendered on the server. */
export function InventoryBooking() {
  const [pending] = useState(pendingSubmission);
  const step = useStep();
  const [choice, setChoice] = useState<InventoryChoice | null>(null);
  const [listed, setListed] = useState<SubmissionOutcome | null>(null);
  const [refused, setRefused] = useState<SubmissionOutcome | null>(null);

  if (!pending) return <Navigate to="/dashboard" replace />;
  const { form, draftId } = pending;
  if (listed && choice)
    return <ListedConfirmation title={form.title} choice={choice} reviewMinutes={listed.reviewMinutes} />;
  const served = isInServiceArea(form.address);

  async function choose(chosen: InventoryChoice) {
    const { clientId } = form;
    const body = { ...payloadOf(form), ...(draftId && { draftId }), ...(clientId && { clientId }) } as Submission;
    const call = chosen === 'with' ? api.listings.submitWithInventory : api.listings.submit;
    if (!step.isBusy) setChoice(chosen);
    const taken = await step.take(
      chosen,
      ({ idempotencyKey }) => call({ body }, { idempotencyKey: keptKey(contentOf([chosen, body]), idempotencyKey) }),
      { content: body },
    );
    if (!taken) return;
    const answer = answerOf(taken);
    if (answer) forgetKey();
    const outcome = submissionOutcome(answer, chosen);
    toast(outcome.toast);
    setRefused(outcome.reasons.length > 0 ? outcome : null);
    if (!outcome.listed) return;
    clearPendingSubmission();
    setListed(outcome);
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading
        title="Inventory booking"
        subtitle="Your home is not sent yet: it goes to review once you have made this last choice. Listing stays free either way."
      />
      <PropertySummary form={form} />
      {!served && <Alert>{serviceAreaSentence}</Alert>}
      {refused && !step.isBusy && <RefusedAlert {...refused} draftId={draftId} />}
      <section aria-labelledby="inventory-choice" className="grid gap-4">
        <h2 id="inventory-choice" className="text-title">
          Would you like an inventory?
        </h2>
        <InventoryOptions served={served} sending={step.isBusy ? choice : null} onChoose={choose} />
      </section>
    </div>
  );
}

function PropertySummary({ form }: { readonly form: ListingForm }) {
  const { line1, line2, city, county, postcode } = form.address;
  const facts = [
    ['Address', [line1, line2, city, county, postcode].filter((part) => part.trim() !== '').join(', ')],
    ['Rent', formatRent(form.monthlyRent ?? 0)],
    ['Bedrooms', bedsText(form.bedrooms ?? 0)],
    ['Bathrooms', bathsText(form.bathrooms ?? 1)],
    ['Type', form.propertyType ? propertyTypeLabels[form.propertyType] : 'Not said'],
  ] as const;
  return (
    <section aria-labelledby="property-summary">
      <Card>
        <h2 id="property-summary" className="mb-4 text-title">
          {form.title}
        </h2>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
          {facts.map(([term, value]) => (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

interface RefusedAlertProps extends Pick<SubmissionOutcome, 'reasons' | 'listedBefore'> {
  readonly draftId: string | null;
}

/** What the server objects to, and the way to where it can be mended. */
const RefusedAlert = ({ reasons, listedBefore, draftId }: RefusedAlertProps) => (
  <Alert>
    <p className="font-semibold">The listing was not accepted:</p>
    <ul className="my-2 list-disc pl-5">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    {listedBefore ? (
      <TextLink to="/properties/manage">See your properties</TextLink>
    ) : (
      <TextLink to={draftId ? `/list-property?draft=${encodeURIComponent(draftId)}` : '/list-property'}>
        Go back and change it
      </TextLink>
    )}
  </Alert>
);
