import { Check } from 'lucide-react';
import { PlaceSection } from './place-section.tsx';

interface WordListProps {
  readonly title: string;
  readonly words: readonly string[];
}

export const WordList = ({ title, words }: WordListProps) => (
  <PlaceSection title={title}>
    <ul className="grid gap-3">
      {words.map((word) => (
        <li key={word} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
          {word}
        </li>
      ))}
    </ul>
  </PlaceSection>
);
