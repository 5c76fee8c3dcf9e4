import { completenessOf } from '@letfair/domain/compliance/material-information';
import { type ListingForm, listingFields } from '@letfair/domain/listings/fields';
import { type ChecklistItem, checklistOf } from '@letfair/domain/listings/form/checklist';
import { nationLabels } from '@letfair/domain/places/nations';
import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type LawOfForm, lawChecks } from './law/law-of-form.ts';
import { placeNamed, type WizardPlace } from './wizard-tabs.ts';

interface ChecklistCardProps {
  readonly form: ListingForm;
  readonly law: LawOfForm;
  readonly onPlace: (place: WizardPlace) => void;
}

export function ChecklistCard({ form, law, onPlace }: ChecklistCardProps) {
  const settledForm = useDeferredValue(form);
  const groups = useMemo(() => [...checklistOf(settledForm), lawChecks(law)], [settledForm, law]);
  return (
    <section aria-labelledby="checklist">
      <Card>
        <div className="grid grid-cols-1 gap-6">
          <div className="grid gap-1">
            <h2 id="checklist" className="text-title">
              Material information checklist
            </h2>
            <p className="text-muted">It ticks itself while you fill in the form.</p>
          </div>
          <BeforeItGoesLive law={law} onPlace={onPlace} />
          <CompletenessPart form={settledForm} onPlace={onPlace} />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {groups.map(({ title, items }) => (
              <div key={title} className="grid content-start gap-2">
                <h3 className="text-base">{title}</h3>
                <ul className="grid gap-1.5">
                  {items.map((item) => (
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

/** The same score that the moderator sees; what is missing leads to its field. */
function CompletenessPart({ form, onPlace }: Omit<ChecklistCardProps, 'law'>) {
  const { percent, missing } = completenessOf(form);
  return (
    <div className="grid gap-2">
      <h3 className="text-base tabular-nums">Complete to {percent} %</h3>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2 w-full max-w-md rounded-full bg-line"
      >
        <rect width={percent} height="1" className="fill-primary" />
      </svg>
      {missing.length === 0 ? (
        <p className="text-muted">Everything readers ask about is answered.</p>
      ) : (
        <>
          <p className="text-muted">Readers ask about these as well. “Not known” is an answer where it is offered.</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
            {missing.map((name) => (
              <li key={name}>
                <FieldLink onPress={() => onPlace(name)}>{listingFields[name].label}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface LineProps extends Pick<ChecklistCardProps, 'onPlace'> {
  readonly item: ChecklistItem;
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
        <VisuallyHidden>{done ? ': done' : ': still open'}</VisuallyHidden>
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
function BeforeItGoesLive({ law: { nation, blocking }, onPlace }: Omit<ChecklistCardProps, 'form'>) {
  if (nation === null)
    return <p className="text-muted">Enter the postcode, and the letting law of its nation is checked as you type.</p>;
  if (blocking.length === 0)
    return <p>The letting law of {nationLabels[nation]} does not stand in its way, as far as we check it.</p>;
  return (
    <div className="grid gap-2 rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft">
      <h3 className="text-base">
        Before it can go live: {blocking.length} {blocking.length === 1 ? 'thing' : 'things'}
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {blocking.map(({ rule, field, sentence }) => (
          <li key={rule + sentence}>
            <FieldLink onPress={() => onPlace(placeNamed(field))}>{sentence}</FieldLink>
          </li>
        ))}
      </ul>
      <p className="text-sm">You can save and submit it all the same; it goes live once these are settled.</p>
    </div>
  );
}
