import { ShieldCheck } from 'lucide-react';
import { Facts } from '../../ui/layout/facts.tsx';
import type { ListingView } from './listing-view.ts';
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

export const MaterialInformation = ({ parts, given }: Pick<ListingView, 'parts' | 'given'>) => (
  <PagePart title="Material information">
    <p className="max-w-prose text-muted">
      What you need to know before you decide, as the lister gave it. Ask about anything that is not stated.
    </p>
    <p className="max-w-prose tabular-nums">{given.join(' ')}</p>
    <div className="grid gap-6">
      {parts.map(({ title, facts }) => (
        <div key={title} className="grid gap-3">
          <h3 className="text-base">{title}</h3>
          <Facts facts={facts} layout="lines" />
        </div>
      ))}
    </div>
  </PagePart>
);

/** The lister's own words, as text and nothing else. */
export const Description = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <div className="grid max-w-prose gap-3">
    {paragraphs.map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
      <p key={at} className="wrap-anywhere whitespace-pre-line">
        {paragraph}
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
