import type { RedressMembership, ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { AGENCY_HOMES_A_DAY } from '@letfair/domain/listings/allowance';
import { formatCount } from '@letfair/domain/money';
import { formatDate } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { api } from '../../../accounts/session/index.ts';

const membershipInWords = ({ scheme, number }: RedressMembership): string =>
  [scheme, number].filter((part) => part !== '').join(', ') || 'Not given';

export const redressInWords = (redress: RedressMembership): string =>
  `${membershipInWords(redress)}${redress.confirmedAt ? `, confirmed on ${formatDate(redress.confirmedAt)}` : ', not confirmed yet'}`;

interface RedressPartProps {
  readonly lister: ReviewedListing['lister'];
  readonly onConfirmed: () => unknown;
}

/** One press for an agency whose redress scheme nobody has confirmed yet. */
export function RedressPart({ lister: { id, redress }, onConfirmed }: RedressPartProps) {
  const step = useStep(onConfirmed);
  if (!redress || redress.confirmedAt) return null;
  const { scheme, number } = redress;
  const limit = `Until you confirm it, this agency can only add up to ${formatCount(AGENCY_HOMES_A_DAY)} new homes a day.`;
  return (
    <TitledSection
      level="h3"
      title="Redress scheme"
      titleClassName="text-lg"
      className="grid gap-3 border-t border-line pt-4"
    >
      {step.notice?.tone === 'harm' && <Alert>{step.notice.text}</Alert>}
      <p className="wrap-anywhere">
        {scheme === '' ? 'The agency hasn’t named its redress scheme yet.' : membershipInWords(redress)}
      </p>
      <p className="text-sm text-muted">{limit}</p>
      {scheme !== '' && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            busy={step.isBusy && 'Confirming...'}
            onClick={() =>
              step.take('confirm', (options) =>
                api.moderation.confirmRedress({ params: { id }, body: { scheme, number } }, options),
              )
            }
          >
            Confirm redress scheme
          </Button>
        </div>
      )}
    </TitledSection>
  );
}
