import type { IncompleteHome } from '@letfair/contract/agencies/missing-details';
import { MAX_REGISTRATION_NUMBER } from '@letfair/domain/homes/limits';
import { epcRatings } from '@letfair/domain/homes/vocabulary';
import type { MissingDetail } from '@letfair/domain/listings/quality/missing-details';
import { type ChangeEvent, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { controlStyle, FieldError } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { fieldLabel } from '../../listings/manage/index.ts';
import type { MissingDetails } from './use-missing-details.ts';

const ratings = epcRatings.map((rating) => ({ value: rating, label: rating }));

interface IncompleteHomeProps {
  readonly home: IncompleteHome;
  readonly details: MissingDetails;
  /** False for a role that only looks. */
  readonly mayChange: boolean;
}

/** A home, with a field for each detail that it lacks and that differs from home to home. */
export function IncompleteHomeItem({ home, details, mayChange }: IncompleteHomeProps) {
  const titleId = useId();
  const { id, title, reference, place } = home;
  const missing = details.missingOf(home);
  // An agency's number is typed once for all homes, above them.
  const own = missing.filter((name) => name !== 'agentRegistrationNumber');
  const problem = details.problemOf(id, null);
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-md border border-line bg-card px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid gap-0.5 wrap-anywhere">
        <h2 id={titleId} className="text-base font-semibold">
          <TextLink to={`/list-property?listing=${encodeURIComponent(id)}&field=${missing[0] ?? ''}`}>{title}</TextLink>
        </h2>
        <p className="text-sm text-muted">
          {reference} · {place}
        </p>
        {problem && <FieldError id={`${titleId}-problem`} text={problem} />}
      </div>
      {!mayChange && <p>Missing: {missing.map(fieldLabel).join(', ')}.</p>}
      {mayChange && own.length === 0 && <p className="text-sm text-muted">Only your own number is missing.</p>}
      {mayChange && own.length > 0 && (
        <fieldset aria-labelledby={titleId} className="flex min-w-0 flex-wrap gap-x-5 gap-y-2 md:justify-end">
          {own.map((name) => (
            <DetailField key={name} {...{ id, name, details }} />
          ))}
        </fieldset>
      )}
    </li>
  );
}

interface DetailFieldProps {
  readonly id: string;
  readonly name: MissingDetail;
  readonly details: MissingDetails;
}

/** Its label beside it, so that many homes fit on the screen. */
function DetailField({ id, name, details }: DetailFieldProps) {
  const fieldId = useId();
  const isRating = name === 'epcRating';
  const error = details.problemOf(id, name);
  const control = {
    id: fieldId,
    name: `${name}-${id}`,
    value: details.textOf(id, name),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${fieldId}-error` : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => details.type(id, name, target.value),
  };
  return (
    <div className={classNames('grid content-start gap-1 max-md:w-full', isRating ? 'md:w-60' : 'md:w-88')}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <label htmlFor={fieldId} className="max-w-38 text-sm font-semibold">
          {fieldLabel(name)}
        </label>
        {isRating ? (
          <Select {...control} prompt="Not given" options={ratings} />
        ) : (
          <input {...control} maxLength={MAX_REGISTRATION_NUMBER} className={controlStyle} />
        )}
      </div>
      {error && <FieldError id={`${fieldId}-error`} text={error} />}
    </div>
  );
}
