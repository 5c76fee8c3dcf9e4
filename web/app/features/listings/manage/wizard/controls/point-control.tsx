import { listingFields } from '@letfair/domain/listings/fields';
import { MAX_PIN_LENGTH } from '@letfair/domain/search/places/map/pin';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { TextField } from '../../../../../ui/forms/text-fields.tsx';
import { api } from '../../../../accounts/session/index.ts';
import { PinPicker } from '../../../../search/map/index.ts';
import { useLawNote } from '../law/law-hints.tsx';
import { useField } from '../wizard-context.ts';

/** The best known point of a postcode; none where the server does not answer, because a pin can start anywhere. */
async function findStart(postcode: string) {
  if (postcode.trim() === '') return null;
  const answer = await api.listings.position({ query: { postcode: postcode.slice(0, 20) } }).catch(() => null);
  return answer?.success ? answer.data : null;
}

/** A point of the map, as text or chosen on the map. */
export function PointControl() {
  const { label, hint } = listingFields.pin;
  const { value, error, set } = useField('pin');
  const { value: postcode } = useField('address.postcode');
  const { value: isShared } = useField('shareAddress');
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="grid content-start justify-items-start gap-2">
      <div className="w-full">
        <TextField
          name="pin"
          label={label}
          hint={hint}
          note={useLawNote('pin')}
          optional
          value={value}
          error={error}
          maxLength={MAX_PIN_LENGTH}
          placeholder="53.8196, -1.5812"
          onChange={(event) => set(event.target.value)}
        />
      </div>
      <Button onClick={() => setChoosing(true)}>
        <MapPin aria-hidden="true" className="size-4" />
        Choose on the map
      </Button>
      {choosing && (
        <PinPicker
          value={value}
          findStart={() => findStart(postcode)}
          isShared={isShared}
          onChoose={(text) => {
            set(text);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
