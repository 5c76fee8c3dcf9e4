import { useId } from 'react';
import type { FeatureId } from '../feature-status.ts';
import { StatusBadge } from '../status-badge.tsx';
import { featureTexts } from './feature-texts.ts';

interface FeatureRowsProps {
  readonly title: string;
  readonly features: readonly FeatureId[];
}

export function FeatureRows({ title, features }: FeatureRowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 border-t border-line py-10 lg:grid-cols-[1fr_3fr]">
      <h2 id={id} className="text-title lg:pt-4">
        {title}
      </h2>
      <ul>
        {features.map((feature) => (
          <li
            key={feature}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 last:border-0 sm:grid-cols-[13rem_1fr_auto]"
          >
            <h3 className="font-sans text-base tracking-normal">{featureTexts[feature].title}</h3>
            <p className="max-w-prose text-muted max-sm:order-last max-sm:col-span-2">{featureTexts[feature].text}</p>
            <span className="sm:w-28 sm:text-right">
              <StatusBadge feature={feature} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
