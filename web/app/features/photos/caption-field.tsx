import type { Photo } from '@letfair/contract/photos';
import { MAX_CAPTION } from '@letfair/domain/listings/photos';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { controlStyle } from '../../ui/forms/field.tsx';
import { api } from '../session/index.ts';

interface CaptionFieldProps {
  readonly photo: Photo;
  readonly place: number;
  readonly onSaved: (photo: Photo) => void;
}

/** Saved when the focus leaves it. A caption that could not be saved stays as typed, with a way to try again. */
export function CaptionField({ photo, place, onSaved }: CaptionFieldProps) {
  const id = useId();
  const [text, setText] = useState(photo.caption);
  const [status, setStatus] = useState<'rest' | 'saving' | 'failed'>('rest');

  async function save() {
    const caption = text.trim();
    if (caption === photo.caption || status === 'saving') return;
    setStatus('saving');
    try {
      const answer = await api.photos.caption({ params: { id: photo.id }, body: { caption } });
      setStatus(answer.success ? 'rest' : 'failed');
      if (answer.success) onSaved(answer.data);
    } catch {
      setStatus('failed');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="sr-only">
        Caption of photo {place}
      </label>
      <input
        id={id}
        value={text}
        maxLength={MAX_CAPTION}
        placeholder="Caption, such as Kitchen"
        aria-describedby={status === 'failed' ? `${id}-failed` : undefined}
        // It has a save of its own: the form around it neither hears of it nor is sent by Enter.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
        className={controlStyle}
      />
      {status === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-on-danger-soft">
          <span id={`${id}-failed`}>The caption is not saved yet.</span>
          <Button size="sm" onClick={() => void save()}>
            Save again
          </Button>
        </div>
      )}
    </div>
  );
}
