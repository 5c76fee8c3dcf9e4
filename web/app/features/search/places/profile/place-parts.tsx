import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import type { PlaceView } from './place-view.ts';

export const PlaceSection = (props: { readonly title: string; readonly children: ReactNode }) => (
  <TitledSection className="grid content-start gap-6 border-t border-line pt-8" {...props} />
);

/** A section of worked-out figures, which its heading says. */
export const ExampleSection = (props: { readonly title: string; readonly children: ReactNode }) => (
  <TitledSection badge="Example" className="grid content-start gap-6 border-t border-line pt-8" {...props} />
);

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

export const FigureList = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
    {figures.map(({ label, value, note }) => (
      <div key={label} className="grid content-start gap-1 border-line lg:border-l lg:pl-4">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="grid gap-1.5">
          <span className="font-display text-heading font-semibold tabular-nums">{value}</span>
          {note}
        </dd>
      </div>
    ))}
  </dl>
);

interface WordListProps {
  readonly title: string;
  readonly words: readonly string[];
}

export const WordList = ({ title, words }: WordListProps) => (
  <ExampleSection title={title}>
    <ul className="grid gap-3">
      {words.map((word) => (
        <li key={word} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
          {word}
        </li>
      ))}
    </ul>
  </ExampleSection>
);

/** Decorative, because the level is shown as text. */
export const DemandSteps = ({ demand: { step, of } }: Pick<PlaceView, 'demand'>) => (
  <span className="flex gap-1" aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the row
        key={at}
        className={classNames('h-1.5 w-6 rounded-full', at < step ? 'bg-accent' : 'bg-sand-deep')}
      />
    ))}
  </span>
);
