import { classNames } from '../../../lib/class-names.ts';
import type { PlaceView } from './place-view.ts';

/** The level on the way to the highest, for those who see it; the words stand beside it. */
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
