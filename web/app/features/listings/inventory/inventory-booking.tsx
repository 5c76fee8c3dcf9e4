import { bathsText, bedsText } from '@letfair/domain/homes/listing-facts';
import { propertyTypeLabels } from '@letfair/domain/homes/vocabulary';
import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import {
  isInServiceArea,
  SPECIALIST_CONTACT_HOURS,
  serviceAreaSentence,
} from '@letfair/domain/listings/inventory/inventory-service';
import { reviewTimeSentence } from '@letfair/domain/listings/review/review-time';
import { formatRent } from '@letfair/domain/money';
import { Check, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { answerOf, useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { api } from '../../accounts/session/index.ts';
import { clearPendingSubmission, pendingSubmission } from '../manage/index.ts';
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
        subtitle="One last choice, then we’ll send your listing for review. Listing is free either way."
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
    ['Type', form.propertyType ? propertyTypeLabels[form.propertyType] : 'Not given'],
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
    <p className="font-semibold">We couldn’t accept your listing:</p>
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

interface ListedConfirmationProps {
  readonly title: string;
  readonly choice: InventoryChoice;
  readonly reviewMinutes: number | null;
}

const review = 'We’ll check your listing and email you when it’s live, or if you need to change something first.';
const booked = `An inventory specialist will contact you within ${SPECIALIST_CONTACT_HOURS} hours to agree a day.`;
const afterwards = `Once it’s live, we’ll ask you every ${AVAILABLE_DAYS} days whether the home is still available.`;

/** Stands in place of the choice, so that going back does not lead to it again. */
function ListedConfirmation({ title, choice, reviewMinutes }: ListedConfirmationProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const reviewed = reviewMinutes === null ? review : `${review} ${reviewTimeSentence(reviewMinutes)}`;
  const steps = choice === 'with' ? [reviewed, booked, afterwards] : [reviewed, afterwards];

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <div className="grid justify-items-center gap-3 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
          <CircleCheck aria-hidden="true" className="size-6" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {choice === 'with'
            ? 'Your listing and inventory request have been sent'
            : 'Your listing has been sent for review'}
        </h1>
        <p className="max-w-text text-muted wrap-anywhere">“{title}” is waiting for approval.</p>
      </div>
      <section aria-labelledby="what-next" className="grid gap-4 rounded-md border border-line bg-card p-5 sm:p-6">
        <h2 id="what-next" className="text-title">
          What happens next
        </h2>
        <ol className="grid list-decimal gap-3 pl-6 marker:font-semibold marker:text-primary">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap items-center justify-center gap-4">
        <Button variant="primary" onClick={() => navigate('/dashboard', { replace: true })}>
          Return to Dashboard
        </Button>
        <TextLink to="/properties/manage">Manage your properties</TextLink>
      </div>
    </div>
  );
}

interface InventoryOptionsProps {
  readonly served: boolean;
  /** The choice that is on its way to the server. */
  readonly sending: InventoryChoice | null;
  readonly onChoose: (choice: InventoryChoice) => void;
}

const withInventory = [
  `A specialist will contact you within ${SPECIALIST_CONTACT_HOURS} hours to agree a day.`,
  'They’ll record every room, its condition and its contents before the tenancy begins.',
  'You’ll have a fair record for settling the deposit at the end.',
];
const withoutInventory = [
  'We’ll send your listing for approval straight away.',
  'You can do your own inventory before the tenant moves in.',
];

const InventoryOptions = ({ served, sending, onChoose }: InventoryOptionsProps) => (
  <div className="grid gap-4 md:grid-cols-2">
    <Option title="Professional inventory" badge={<Badge tone="good">Recommended</Badge>} points={withInventory}>
      <Button
        variant="primary"
        wide
        disabled={!served}
        busy={sending === 'with' && 'Submitting...'}
        onClick={() => onChoose('with')}
      >
        With Professional Inventory
      </Button>
    </Option>
    <Option title="No inventory" points={withoutInventory}>
      <Button wide busy={sending === 'without' && 'Submitting...'} onClick={() => onChoose('without')}>
        Continue Without Inventory
      </Button>
    </Option>
  </div>
);

interface OptionProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly points: readonly string[];
  readonly children: ReactNode;
}

const Option = ({ title, badge, points, children }: OptionProps) => (
  <div className="grid content-between gap-6 rounded-md border border-line bg-card p-5 sm:p-6">
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-title">{title}</h3>
        {badge}
      </div>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2 text-muted">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
            {point}
          </li>
        ))}
      </ul>
    </div>
    {children}
  </div>
);
