import { FigureList } from './figure-list.tsx';
import { whole } from './figures.ts';
import { PlaceSection } from './place-section.tsx';
import type { PlaceView } from './place-view.ts';

export const Demographics = ({ view: { demographics } }: { readonly view: PlaceView }) => (
  <PlaceSection title="Demographics">
    <FigureList
      figures={[
        { label: 'People', value: whole(demographics.population) },
        { label: 'Average age', value: demographics.avgAge },
        {
          label: 'Students',
          value: `${demographics.studentsPercent}%`,
          note: <ShareBar percent={demographics.studentsPercent} />,
        },
        {
          label: 'Young adults',
          value: `${demographics.youngsPercent}%`,
          note: <ShareBar percent={demographics.youngsPercent} />,
        },
      ]}
    />
  </PlaceSection>
);

/** The percentage beside it says the same in words. */
const ShareBar = ({ percent }: { readonly percent: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full max-w-32">
    <rect width="100" height="6" rx="3" className="fill-sand-deep" />
    <rect width={percent} height="6" rx="3" className="fill-primary" />
  </svg>
);
