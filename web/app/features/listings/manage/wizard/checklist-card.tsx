import { counted } from '@letfair/domain/counted';
import { type ListingForm, listingFields } from '@letfair/domain/listings/fields';
import { checklistOf } from '@letfair/domain/listings/form/checklist';
import type { ListingProblems } from '@letfair/domain/listings/form/listing-checks';
import { type FormPlace, placeLabel, placeNamed } from '@letfair/domain/listings/form/places';
import { completenessOf } from '@letfair/domain/listings/law/material-information';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { qualityOf } from '@letfair/domain/listings/quality/quality';
import { nationLabels } from '@letfair/domain/search/places/nations';
import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { type LawOfForm, lastChecks, type WizardChecklistItem } from './law/law-of-form.ts';

interface ChecklistCardProps {
  readonly form: ListingForm;
  /** What keeps the form from being submitted, whether it is shown yet or not. */
  readonly unfinished: ListingProblems;
  readonly law: LawOfForm;
  /** Whether the home is public already. */
  readonly isLive: boolean;
  readonly onPlace: (place: FormPlace) => void;
}

/** Beside the form where there is room; below it and folded on a phone. */
export function ChecklistCard({ form, unfinished, law, isLive, onPlace }: ChecklistCardProps) {
  const deferredForm = useDeferredValue(form);
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const groups = useMemo(
    () => [...checklistOf(deferredForm, unfinished), lastChecks(law, unfinished, isLive)],
    [deferredForm, unfinished, law, isLive],
  );
  const items = groups.flatMap((group) => group.items);
  const done = items.filter((item) => item.done).length;
  return (
    <section
      aria-labelledby="checklist"
      className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:rounded-md"
    >
      <Card>
        <div className="grid gap-1">
          <h2 id="checklist" className="text-title">
            Material information checklist
          </h2>
          <p className="text-muted tabular-nums">
            {done} of {items.length} done. The list updates as you fill in the form.
          </p>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${items.length} 1`}
            preserveAspectRatio="none"
            className="h-2 w-full max-w-md rounded-full bg-line"
          >
            <rect width={done} height="1" className="fill-primary" />
          </svg>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
          className="mt-3 flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm font-semibold text-link lg:hidden"
        >
          {isOpen ? 'Hide the checklist' : 'Show the checklist'}
          <ChevronDown aria-hidden="true" className={classNames('size-5', isOpen && 'rotate-180')} />
        </button>
        <div id={body} className={classNames('mt-5 grid-cols-1 gap-6 lg:grid', isOpen ? 'grid' : 'hidden')}>
          <BeforeItGoesLive law={law} isLive={isLive} onPlace={onPlace} />
          <CompletenessPart form={deferredForm} onPlace={onPlace} />
          <QualityPart form={deferredForm} />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-1">
            {groups.map(({ title, items: lines }) => (
              <div key={title} className="grid content-start gap-2">
                <h3 className="text-base">{title}</h3>
                <ul className="grid gap-1.5">
                  {lines.map((item) => (
                    <Line key={item.label} item={item} onPlace={onPlace} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </Card>
    </section>
  );
}

const MOST_ADVICE = 4;

/** What would make the advert better, as far as the form can tell. No second score: the checklist is the measure. */
function QualityPart({ form }: Pick<ChecklistCardProps, 'form'>) {
  const { raises } = qualityOf({
    photos: form.images.length,
    descriptionLength: form.propertyDescription.trim().length,
    hasPin: form.pin !== '',
    // What is missing of it is listed above.
    completeness: 100,
  });
  if (raises.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">What would help most</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {raises.slice(0, MOST_ADVICE).map(({ advice }) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </div>
  );
}

/** What readers ask about and the form does not answer yet; each leads to its field. */
function CompletenessPart({ form, onPlace }: Pick<ChecklistCardProps, 'form' | 'onPlace'>) {
  const { missing } = completenessOf(form);
  if (missing.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">Tenants often ask about these too</h3>
      <p className="text-muted">If you don’t know, choose “Not known” where you can.</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
        {missing.map((name) => (
          <li key={name}>
            <FieldLink onPress={() => onPlace(name)}>{listingFields[name].label}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LineProps extends Pick<ChecklistCardProps, 'onPlace'> {
  readonly item: WizardChecklistItem;
}

/** What is still open leads to its field. */
function Line({ item: { label, field, done }, onPlace }: LineProps) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-2">
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-5 shrink-0', done ? 'text-primary' : 'text-line-strong')}
      />
      <span>
        {done ? label : <FieldLink onPress={() => onPlace(field)}>{label}</FieldLink>}
        <VisuallyHidden>{done ? ': done' : ': not done yet'}</VisuallyHidden>
      </span>
    </li>
  );
}

interface FieldLinkProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const FieldLink = ({ onPress, children }: FieldLinkProps) => (
  <button
    type="button"
    onClick={onPress}
    className="min-h-6 cursor-pointer rounded-sm text-left align-top underline decoration-1 underline-offset-3 hover:decoration-2"
  >
    {children}
  </button>
);

/** What the law of the nation objects to; each line leads to its field. */
function BeforeItGoesLive({
  law: { nation, blocking },
  isLive,
  onPlace,
}: Pick<ChecklistCardProps, 'law' | 'isLive' | 'onPlace'>) {
  if (nation === null)
    return (
      <p className="text-muted">
        Enter the postcode, and we’ll check the form against the letting law that applies there.
      </p>
    );
  if (blocking.length === 0)
    return <p>We’ve checked the form against the letting law in {nationLabels[nation]} and found no problems.</p>;
  const rules = [...Map.groupBy(blocking, ({ rule }) => rule).values()];
  return (
    <div className="grid gap-2 rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft">
      <h3 className="text-base">
        {isLive ? 'To put right' : 'Before it can go live'}: {counted(rules.length, 'thing')}
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {rules.map((findings) => (
          <Objection key={findings[0]?.rule} findings={findings} onPlace={onPlace} />
        ))}
      </ul>
      <p className="text-sm">
        {isLive
          ? 'We’ll ask you before saving anything that would take the home off Letfair.'
          : 'You can still save and submit your listing. It’ll go live once you’ve put these right.'}
      </p>
    </div>
  );
}

interface ObjectionProps extends Pick<ChecklistCardProps, 'onPlace'> {
  readonly findings: readonly Finding[];
}

/** A rule that several fields break is said once; the other fields say it themselves. */
function Objection({ findings: [first, ...others], onPlace }: ObjectionProps) {
  if (!first) return null;
  const places = [...new Set(others.map(({ field }) => placeNamed(field)))].filter(
    (place) => place !== placeNamed(first.field),
  );
  return (
    <li>
      <FieldLink onPress={() => onPlace(placeNamed(first.field))}>{first.sentence}</FieldLink>
      {places.length > 0 && ' Also in: '}
      {places.map((place, at) => (
        <span key={place}>
          {at > 0 && ', '}
          <FieldLink onPress={() => onPlace(place)}>{placeLabel(place)}</FieldLink>
        </span>
      ))}
    </li>
  );
}
