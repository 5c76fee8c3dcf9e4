import { MAX_PIN_LENGTH, parsePin, pinText, pinTextProblem } from '@letfair/domain/search/places/map/pin';
import { type PositionSource, positionSourceLabels } from '@letfair/domain/search/places/map/position';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PicturePlaceholder } from '../../../../ui/feedback/picture-placeholder.tsx';
import { TextField } from '../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useMapTiles } from '../map-frame.tsx';

/** The script of the map loads when someone opens it. */
const PinMap = lazyPart(async () => (await import('./pin-map.tsx')).PinMap);

/** What the server knows of a place; both are null where it knows nothing. */
interface Start {
  readonly point: Point | null;
  readonly source: PositionSource | null;
}

interface PinPickerProps {
  /** Latitude and longitude as typed so far. */
  readonly value: string;
  /** The best known point, asked for where none is typed. */
  readonly findStart: () => Promise<Start | null>;
  /** Whether the true point is shown to everyone. */
  readonly isShared: boolean;
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
}

/** A pin that is moved by mouse, touch or keyboard, or by typing where it is. */
export function PinPicker({ value, findStart, isShared, onChoose, onClose }: PinPickerProps) {
  const tiles = useMapTiles();
  const [text, setText] = useState(value);
  const [start, setStart] = useState<Start | null | 'asking'>(pointIn(value) ? null : 'asking');
  const typed = useRef(false);
  const point = pointIn(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    if (start !== 'asking') return;
    let isOpen = true;
    void findStart().then((found) => {
      if (!isOpen) return;
      setStart(found);
      if (found?.point && !typed.current) setText(pinText(found.point));
    });
    return () => {
      isOpen = false;
    };
  }, []);

  return (
    <Dialog title="Where is the home?" placement="wide" onClose={onClose}>
      <p>
        Move the pin to the front door. Drag it, click or tap the map, or use the arrow keys (hold Shift for bigger
        steps).{' '}
        {isShared
          ? 'You share the address, so everyone sees this exact point.'
          : 'Unless you share the address, other people see a point up to 100 metres away.'}
      </p>
      <div className="relative isolate h-[45dvh] min-h-64 overflow-hidden rounded-md border border-line bg-sand">
        {start === 'asking' ? (
          <PicturePlaceholder />
        ) : (
          <Suspense fallback={<PicturePlaceholder />}>
            <PinMap point={point} tiles={tiles} onMove={(moved) => setText(pinText(moved))} />
          </Suspense>
        )}
      </div>
      {start !== 'asking' && <p className="text-sm text-muted">{startText(start, value)}</p>}
      <TextField
        name="pin-on-map"
        label="Latitude and longitude"
        value={text}
        error={pinTextProblem(text) ?? undefined}
        optional
        maxLength={MAX_PIN_LENGTH}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around the dialog is not to be submitted.
          event.preventDefault();
          if (point) onChoose(text);
        }}
        onChange={(event) => {
          typed.current = true;
          setText(event.target.value);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={!point} onClick={() => onChoose(text)}>
          Use this point
        </Button>
      </div>
    </Dialog>
  );
}

const pointIn = (text: string): Point | null => (pinTextProblem(text) === null ? parsePin(text) : null);

function startText(start: Start | null, value: string): string {
  if (start?.source) return `The pin starts in ${positionSourceLabels[start.source]}.`;
  return pointIn(value)
    ? 'The pin is where you last put it.'
    : 'We don’t know where this postcode is yet. Click or tap the map where the home is, or enter its latitude and longitude.';
}
