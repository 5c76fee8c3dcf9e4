import { type SearchFeature, searchFeatureLabels, searchFeatures } from '@letfair/domain/search/searchable-features';
import { useId } from 'react';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';

interface MustHavesProps {
  readonly chosen: readonly SearchFeature[];
  readonly parking: boolean;
  readonly pets: boolean;
}

/** Any number of things that a home has to have. */
export function MustHaves({ chosen, parking, pets }: MustHavesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">
        Must haves <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={`${id}-hint`} className="-mt-3 text-sm text-muted">
        Homes that mention them match better.
      </p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Checkbox name="parking" value="true" label="Parking" defaultChecked={parking} />
        <Checkbox name="pets" value="true" label="Pets considered" defaultChecked={pets} />
        {searchFeatures.map((feature) => (
          <Checkbox
            key={feature}
            name="mustHaves"
            value={feature}
            label={searchFeatureLabels[feature]}
            defaultChecked={chosen.includes(feature)}
          />
        ))}
      </div>
    </fieldset>
  );
}
