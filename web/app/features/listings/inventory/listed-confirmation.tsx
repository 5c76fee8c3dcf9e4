import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { SPECIALIST_CONTACT_HOURS } from '@letfair/domain/listings/inventory/inventory-service';
import { reviewTimeSentence } from '@letfair/domain/listings/review/review-time';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import type { InventoryChoice } from './submission.ts';

interface ListedConfirmationProps {
  readonly title: string;
  readonly choice: InventoryChoice;
  readonly reviewMinutes: number | null;
}

const review = 'We look at your listing. You get a mail when it is live, or when something has to be changed first.';
const booked = `An inventory specialist contacts you within ${SPECIALIST_CONTACT_HOURS} hours to agree a day.`;
const afterwards = `Once it is live, we ask you every ${AVAILABLE_DAYS} days whether the home is still available.`;

/** Stands in place of the choice, so that going back does not lead to it again. */
export function ListedConfirmation({ title, choice, reviewMinutes }: ListedConfirmationProps) {
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
          {choice === 'with' ? 'Listed, and the inventory is requested' : 'Your home is listed'}
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
        <Button variant="accent" onClick={() => navigate('/dashboard', { replace: true })}>
          Return to Dashboard
        </Button>
        <TextLink to="/properties/manage">Manage your properties</TextLink>
      </div>
    </div>
  );
}
