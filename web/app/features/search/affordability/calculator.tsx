import {
  type Affordability,
  affordabilityOf,
  incomeProblem,
  MOST_PEOPLE,
  type PayPeriod,
  payPeriods,
  readAmount,
  rentProblem,
} from '@letfair/domain/search/affordability/affordability';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { AffordabilityResult, inOneSentence } from './affordability-result.tsx';

/** What stands in the fields, as typed. */
interface Typed {
  readonly incomes: readonly { readonly amount: string; readonly per: PayPeriod }[];
  readonly rent: string;
}

const nothing: Typed = { incomes: [], rent: '' };

/**
 * Fields without a form: there is nothing to send, also not by pressing Enter before the page is alive. They keep what is
 * typed themselves, so that nothing typed before then is lost.
 */
export function Calculator() {
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [people, setPeople] = useState<readonly number[]>([0]);
  const next = useRef(1);
  const read = () => setTyped(typedIn(fields.current));
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (people.length > 0) readAgain();
  }, [people]);

  function add() {
    setPeople([...people, next.current]);
    next.current += 1;
  }

  const found = resultOf(typed);
  return (
    <div className="grid gap-8 md:grid-cols-2 md:items-start">
      <div ref={fields} onInput={read} className="grid gap-6">
        {people.map((key, at) => (
          <Person
            key={key}
            name={people.length === 1 ? 'You' : `Person ${at + 1}`}
            income={typed.incomes[at]}
            onRemove={people.length > 1 ? () => setPeople(people.filter((other) => other !== key)) : null}
          />
        ))}
        {people.length < MOST_PEOPLE && (
          <div>
            <Button onClick={add}>Add someone to share with</Button>
          </div>
        )}
        <TextField
          name="rent"
          label="Rent you have in mind, each month"
          hint="Leave this empty to see the most you could rent for."
          prefix="£"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={rentProblem(typed.rent) ?? undefined}
          optional
        />
      </div>
      <div>
        <AffordabilityResult found={found} />
        <p role="status" className="sr-only">
          {found && inOneSentence(found)}
        </p>
      </div>
    </div>
  );
}

interface PersonProps {
  readonly name: string;
  readonly income: Typed['incomes'][number] | undefined;
  readonly onRemove: (() => void) | null;
}

const periodLabels: Readonly<Record<PayPeriod, string>> = { year: 'a year', month: 'a month' };

const Person = ({ name, income, onRemove }: PersonProps) => (
  <fieldset data-person className="grid min-w-0 gap-4 rounded-md border border-line bg-card p-4">
    <legend className="px-1 font-semibold">{name}</legend>
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-3">
      <TextField
        name="income"
        label="Income before tax"
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={(income && incomeProblem(income.amount, income.per)) ?? undefined}
      />
      <SelectField
        name="per"
        label="How often"
        defaultValue="year"
        options={payPeriods.map((value) => ({ value, label: periodLabels[value] }))}
      />
    </div>
    {onRemove && (
      <div>
        <Button size="sm" onClick={onRemove}>
          Remove {name.toLowerCase()}
        </Button>
      </div>
    )}
  </fieldset>
);

const valueIn = (part: ParentNode, name: string): string =>
  part.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? '';

function typedIn(fields: HTMLElement | null): Typed {
  if (!fields) return nothing;
  const incomes = [...fields.querySelectorAll('[data-person]')].map((person) => ({
    amount: valueIn(person, 'income'),
    per: payPeriods.find((period) => period === valueIn(person, 'per')) ?? 'year',
  }));
  return { incomes, rent: valueIn(fields, 'rent') };
}

/** Null until there is an income; whoever has typed nothing yet counts as living there. */
function resultOf({ incomes, rent }: Typed): Affordability | null {
  if (rentProblem(rent) !== null || incomes.some(({ amount, per }) => incomeProblem(amount, per) !== null)) return null;
  const read = incomes.map(({ amount, per }) => ({ amount: readAmount(amount) ?? 0, per }));
  return affordabilityOf(read, readAmount(rent) || null);
}
