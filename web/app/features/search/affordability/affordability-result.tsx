import { formatPounds, formatRent } from '@letfair/domain/money';
import { type Affordability, RENTS_A_YEAR, searchBudgetOf } from '@letfair/domain/search/affordability/affordability';
import { classNames } from '../../../lib/class-names.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { searchUrl } from '../results/index.ts';

/** What the incomes allow, what would be left, and the way to homes for it. */
export function AffordabilityResult({ found }: { readonly found: Affordability | null }) {
  if (!found)
    return (
      <TitledCard title="Your result">
        <p className="text-muted">Enter an income to see what you could rent for.</p>
      </TitledCard>
    );
  const budget = searchBudgetOf(found);
  return (
    <TitledCard
      title={`You could rent for up to ${formatRent(found.highestRent)}`}
      intro={`That’s ${formatPounds(found.yearly)} a year divided by ${RENTS_A_YEAR}.`}
    >
      {found.needsGuarantor && <GuarantorHint found={found} />}
      {found.highestRent > 0 && (
        <div>
          <LinkButton to={searchUrl({ maxBudget: String(budget) })} variant="primary">
            See homes up to {formatRent(budget)}
          </LinkButton>
        </div>
      )}
      <MonthlyTable found={found} />
      {found.shares.length > 1 && <Shares found={found} />}
      <Sources found={found} />
    </TitledCard>
  );
}

/** What is read out while someone types. */
export const inOneSentence = ({ highestRent, left }: Affordability): string =>
  `You could rent for up to ${formatRent(highestRent)}, with about ${signed(left)} left each month.`;

const GuarantorHint = ({ found: { rent, guarantorIncome } }: { readonly found: Affordability }) => (
  <Note>
    <p>
      For {formatRent(rent)} you’d usually need {formatPounds(rent * RENTS_A_YEAR)} a year. You may be asked for a
      guarantor, who’d usually need to earn about {formatPounds(guarantorIncome)} a year.
    </p>
  </Note>
);

const minus = (pounds: number): string => `−${formatPounds(pounds)}`;
const signed = (pounds: number): string => (pounds < 0 ? minus(-pounds) : formatPounds(pounds));

function MonthlyTable({ found }: { readonly found: Affordability }) {
  const { takeHome, rent, bills, left, rentShare } = found;
  const rows = [
    { name: 'Take-home pay', amount: formatPounds(takeHome) },
    { name: `Rent (${rentShare}% of your pay)`, amount: minus(rent) },
    ...bills.map(({ name, monthly }) => ({ name, amount: minus(monthly) })),
  ];
  return (
    <table className="w-full tabular-nums">
      <caption className="pb-2 text-left font-semibold">About what you’d have left each month</caption>
      <tbody>
        {rows.map(({ name, amount }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5 text-right">{amount}</td>
          </tr>
        ))}
        <tr className="border-t border-line-strong text-lg font-semibold">
          <th scope="row" className="py-2 pr-3 text-left font-semibold">
            About what’s left
          </th>
          <td className={classNames('py-2 text-right', left < 0 && 'text-harm')}>{signed(left)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const Shares = ({ found: { rent, shares } }: { readonly found: Affordability }) => (
  <div className="grid gap-2">
    <p className="font-semibold">Sharing a rent of {formatRent(rent)}</p>
    <ul className="grid gap-1.5">
      {shares.map(({ equal, byIncome, alone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their place alone
        <li key={at}>
          Person {at + 1}: {formatPounds(equal)} split equally, {formatPounds(byIncome)} split by income.{' '}
          <span className="text-muted">
            {alone > 0 ? `Alone, up to ${formatPounds(alone)}.` : 'No income entered.'}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const Sources = ({ found: { bills } }: { readonly found: Affordability }) => (
  <details className="text-sm">
    <summary className="cursor-pointer font-semibold">Where these figures come from</summary>
    <div className="grid gap-2 pt-2 text-muted">
      <p>
        Take-home pay is after Income Tax and National Insurance for employees in England, Wales and Northern Ireland,
        2026 to 2027. In Scotland the tax is a little different. Pensions and student loans aren’t taken off.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {bills.map(({ name, source }) => (
          <li key={name}>
            {name}: {source}
          </li>
        ))}
      </ul>
      <p>
        Food, travel and everything else come out of what’s left. In Northern Ireland, rates take the place of council
        tax and water.
      </p>
    </div>
  </details>
);
