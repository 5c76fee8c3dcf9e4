import { MAX_FEATURE, MAX_FEATURES } from '@letfair/domain/homes/limits';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Chip } from '../../../../../ui/actions/chip.tsx';
import { TextField } from '../../../../../ui/forms/text-fields.tsx';
import { useLawNote } from '../law/law-hints.tsx';
import { useField } from '../wizard-context.ts';
import { withFeature } from '../wizard-state.ts';

/** Features in the lister's own words. */
export function FeatureList() {
  const { value: features, set } = useField('features');
  const note = useLawNote('features');
  const [text, setText] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const full = features.length >= MAX_FEATURES;
  const input = () => frame.current?.querySelector('input');

  function add() {
    set(withFeature(features, text));
    if (!full) setText('');
    input()?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  function remove(feature: string) {
    set(features.filter((each) => each !== feature));
    // The button that had the focus is gone.
    input()?.focus();
  }

  return (
    <div ref={frame} className="grid gap-3">
      <TextField
        name="features"
        label="Features"
        optional
        hint={`One at a time, such as “South-facing garden”. ${features.length} of ${MAX_FEATURES} added.`}
        note={note}
        maxLength={MAX_FEATURE}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button size="sm" onClick={add} disabled={full}>
          Add feature
        </Button>
      </div>
      {features.length > 0 && (
        <ul aria-label="Added features" className="flex flex-wrap gap-2">
          {features.map((feature) => (
            <li key={feature} className="max-w-full min-w-0">
              <Chip text={feature} onRemove={() => remove(feature)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
