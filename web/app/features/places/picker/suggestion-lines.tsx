import type { LocationSuggestion } from '@letfair/domain/places/suggestions/location-list';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { placeOf, whereIs } from './picker-state.ts';

interface SuggestionLinesProps {
  readonly suggestion: LocationSuggestion;
  readonly chosen?: boolean;
}

export const SuggestionLines = ({ suggestion, chosen = false }: SuggestionLinesProps) => (
  <span className="flex items-center gap-3">
    <span className="grid min-w-0 flex-1">
      <span className="font-semibold">{placeOf(suggestion)}</span>{' '}
      <span className="text-sm text-muted">{whereIs(suggestion)}</span>
    </span>
    {chosen && (
      <>
        <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />
        <VisuallyHidden>already chosen</VisuallyHidden>
      </>
    )}
  </span>
);
