import { ukMomentInWords } from '@letfair/domain/uk-time';
import { CalendarDays } from 'lucide-react';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import type { ViewingSummary } from './diary-data.ts';

/** Says nothing when there is none. */
export function NextViewing({ next, coming }: Pick<ViewingSummary, 'next' | 'coming'>) {
  if (!next) return null;
  const { side, startsAt, propertyTitle, lister, tenant } = next;
  const others = coming - 1;
  return (
    <TitledSection title="Your next viewing" className="grid gap-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{ukMomentInWords(new Date(startsAt))}</span>: {propertyTitle}, with{' '}
        {side === 'tenant' ? lister.name : tenant.name}
        {others > 0 && (
          <span className="text-muted">, and {others === 1 ? 'one more' : `${others} more`} coming up</span>
        )}
      </p>
      <div>
        <LinkButton to="/viewings">
          <CalendarDays aria-hidden="true" className="size-4.5" />
          View viewings
        </LinkButton>
      </div>
    </TitledSection>
  );
}
