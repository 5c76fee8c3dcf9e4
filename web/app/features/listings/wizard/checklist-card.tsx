import type { FieldName, ListingForm } from '@letfair/domain/listings/fields';
import { type ChecklistItem, checklistOf } from '@letfair/domain/listings/form/checklist';
import { nationLabels } from '@letfair/domain/places/nations';
import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type LawOfForm, lawChecks } from './law-of-form.ts';
import { fieldNamed } from './wizard-tabs.ts';

interface ChecklistCardProps {
  readonly form: ListingForm;
  readonly law: LawOfForm;
  readonly onField: (field: FieldName) => void;
}

export function ChecklistCard({ form, law, onField }: ChecklistCardProps) {
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
          <BeforeItGoesLive law={law} onField={onField} />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {groups.map(({ title, items }) => (
              <div key={title} className="grid content-start gap-2">
                <h3 className="text-base">{title}</h3>
                <ul className="grid gap-1.5">
                  {items.map((item) => (
                    <Line key={item.label} item={item} onField={onField} />
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

interface LineProps extends Pick<ChecklistCardProps, 'onField'> {
  readonly item: ChecklistItem;
}

/** What is still open leads to its field. */
function Line({ item: { label, field, done }, onField }: LineProps) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-2">
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-5 shrink-0', done ? 'text-primary' : 'text-line-strong')}
      />
      <span>
        {done ? label : <FieldLink onPress={() => onField(field)}>{label}</FieldLink>}
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
function BeforeItGoesLive({ law: { nation, blocking }, onField }: Omit<ChecklistCardProps, 'form'>) {
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
            <FieldLink onPress={() => onField(fieldNamed(field))}>{sentence}</FieldLink>
          </li>
        ))}
      </ul>
      <p className="text-sm">You can save and submit it all the same; it goes live once these are settled.</p>
    </div>
  );
}
