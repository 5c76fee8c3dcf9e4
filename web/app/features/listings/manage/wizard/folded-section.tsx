import { type FieldName, listingFields } from '@letfair/domain/listings/fields';
import { formSections } from '@letfair/domain/listings/fields/sections';
import { fieldValue, isFilled } from '@letfair/domain/listings/form/listing-form';
import type { FormPlace } from '@letfair/domain/listings/form/places';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { useLawNote } from './law/law-hints.tsx';
import { useWizardView } from './wizard-context.ts';

interface FoldedSectionProps {
  readonly title: string;
  readonly intro: string | undefined;
  readonly names: readonly FieldName[];
  readonly children: ReactNode;
}

/** Fields that may all be left empty; open once one of them holds a value, a finding or a problem. */
export function FoldedSection({ title, intro, names, children }: FoldedSectionProps) {
  const { form, law, problems } = useWizardView();
  const isAnswered = (name: FieldName) => isFilled(listingFields[name], fieldValue(form, name));
  const isObjectedTo = (name: FieldName) => problems[name] || law.byPlace.get(name)?.findings.length;
  return (
    <Fold
      title={title}
      state={names.some((name) => law.needed.has(name)) ? 'Needed before it can go live' : 'Optional'}
      holdsSomething={names.some((name) => isAnswered(name) || isObjectedTo(name))}
    >
      {intro && <p className="max-w-text text-muted">{intro}</p>}
      {children}
    </Fold>
  );
}

/** Where certificates are kept, and what the law says of those of the listing. */
export function CertificatesSection() {
  const { listing, law } = useWizardView();
  const hints = useLawNote('certificates');
  return (
    <Fold
      title={formSections.certificates.title}
      state="Optional"
      place="certificates"
      holdsSomething={law.byPlace.has('certificates')}
    >
      <p className="max-w-text text-muted">
        {listing ? 'You can keep this home’s' : 'Once the home is listed, you can keep its'} gas safety record,
        electrical report, energy certificate and licence, and details of its alarms and deposit scheme, under{' '}
        <TextLink
          to={listing ? `/certificates?property=${encodeURIComponent(listing.id)}` : '/certificates'}
          target="_blank"
          prefetch="none"
        >
          Certificates<span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
        . We’ll remind you before they expire, and show on the home’s page which ones a moderator has seen.
      </p>
      {hints}
    </Fold>
  );
}

interface FoldProps {
  readonly title: string;
  readonly state: string;
  /** What takes the focus where the section has no field that could. */
  readonly place?: FormPlace;
  readonly holdsSomething: boolean;
  readonly children: ReactNode;
}

/** It opens by itself but never closes by itself, so that nothing moves under someone who empties a field. */
function Fold({ title, state, place, holdsSomething, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(holdsSomething);
  const [held, setHeld] = useState(holdsSomething);
  if (held !== holdsSomething) {
    setHeld(holdsSomething);
    if (holdsSomething) setOpen(true);
  }
  return (
    <section aria-labelledby={id} className="border-b border-line pb-8 last:border-0 last:pb-0">
      <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary
          data-field={place}
          className="grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 rounded-sm [&::-webkit-details-marker]:hidden"
        >
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <span className="col-start-1 text-sm text-muted tabular-nums">{state}</span>
          <ChevronDown
            aria-hidden="true"
            className="col-start-2 row-span-2 row-start-1 size-5 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-5 pt-4">{children}</div>
      </details>
    </section>
  );
}
