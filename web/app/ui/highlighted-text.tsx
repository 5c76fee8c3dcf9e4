import { type MarkedRange, markedParts } from '../lib/marked-parts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface HighlightedTextProps {
  readonly text: string;
  readonly ranges: readonly MarkedRange[];
}

/** A text with some of its words marked; screen readers hear where a mark begins and why. */
export const HighlightedText = ({ text, ranges }: HighlightedTextProps) =>
  markedParts(text, ranges).map((part) =>
    part.reasons === null ? (
      <span key={part.start}>{part.text}</span>
    ) : (
      <mark
        key={part.start}
        className="rounded-sm bg-accent-soft box-decoration-clone px-0.5 font-semibold text-on-accent-soft"
      >
        <VisuallyHidden>
          {part.reasons.length > 0 ? `[Marked, ${part.reasons.join('; ')}: ` : '[Marked: '}
        </VisuallyHidden>
        {part.text}
        <VisuallyHidden>]</VisuallyHidden>
      </mark>
    ),
  );
