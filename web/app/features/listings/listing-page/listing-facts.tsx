import { ShieldCheck } from 'lucide-react';
import { Facts } from '../../../ui/layout/facts.tsx';
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx';
import type { ListingContentView } from './listing-view.ts';
import { PagePart } from './page-part.tsx';

/** What a moderator has seen certificates for, each until its last day. */
export const CheckedList = ({ checked }: { readonly checked: readonly string[] }) =>
  checked.length > 0 && (
    <ul aria-label="Certificates seen by Letfair" className="flex flex-wrap gap-2">
      {checked.map((sentence) => (
        <li
          key={sentence}
          className="flex items-center gap-1.5 rounded-sm bg-primary-soft px-2 py-1 text-sm font-semibold text-link tabular-nums"
        >
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
          {sentence}
        </li>
      ))}
    </ul>
  );

type InformationProps = Pick<ListingContentView, 'parts' | 'given' | 'notGiven' | 'costs' | 'lister'>;

export const MaterialInformation = ({ parts, given, notGiven, costs, lister }: InformationProps) => (
  <PagePart title="Material information">
    <p className="max-w-text text-muted tabular-nums">
      What you need to know before you decide. This comes from the {lister.kind.toLowerCase()}. {given}
    </p>
    <div className="grid gap-6">
      {parts.map(({ title, facts, rule }, at) => (
        <div key={title} className="grid gap-3">
          <h3 className="text-base">{title}</h3>
          {at === 0 && <MovingCosts costs={costs} />}
          <Facts facts={facts} layout="lines" />
          {rule && <p className="max-w-text text-sm text-muted">{rule}</p>}
        </div>
      ))}
    </div>
    {notGiven.length > 0 && (
      <details className="max-w-text">
        <summary className="w-fit cursor-pointer rounded-sm font-semibold text-link">
          {notGiven.length} {notGiven.length === 1 ? 'detail' : 'details'} not given
        </summary>
        <p className="mt-2 text-muted">Ask the {lister.kind.toLowerCase()} about these before you decide:</p>
        <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
          {notGiven.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
    )}
  </PagePart>
);

/** Rent and deposits before moving in, each with what the law allows. */
const MovingCosts = ({ costs: { lines, total } }: Pick<ListingContentView, 'costs'>) => (
  <section aria-labelledby="moving-costs" className="grid gap-4 rounded-md border border-line bg-card p-5">
    <h4 id="moving-costs" className="font-semibold">
      Costs to move in
    </h4>
    <dl className="grid gap-3">
      {lines.map(({ label, amount, limit }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <dt>{label}</dt>
          <dd className="text-right font-semibold tabular-nums">{amount}</dd>
          {limit && <dd className="col-span-2 text-sm text-muted">{limit}</dd>}
        </div>
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="text-right font-semibold tabular-nums">{total}</dd>
      </div>
    </dl>
    <p className="text-sm text-muted">You don’t pay Letfair anything, and we never hold your money.</p>
  </section>
);

/** The lister's own words, as text and nothing else. */
export const Description = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <div className="grid max-w-text gap-3">
    {paragraphs.map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
      <p key={at} className="wrap-anywhere whitespace-pre-line">
        <UnbrokenWords>{paragraph}</UnbrokenWords>
      </p>
    ))}
  </div>
);

export const FeatureList = ({ features }: { readonly features: readonly string[] }) => (
  <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
    {features.map((feature) => (
      <li key={feature} className="wrap-anywhere">
        {feature}
      </li>
    ))}
  </ul>
);
