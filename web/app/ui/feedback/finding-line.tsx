import { citationInWords, type Finding } from '@letfair/domain/listings/law/rule';
import { CircleAlert, Lightbulb } from 'lucide-react';

interface FindingLineProps {
  readonly finding: Finding;
  readonly consequence?: string;
}

/** What the law objects to, beside the field that says it. */
/** Of a home that isn’t public yet. */
const STOPS_IT = 'Stops it going live.';

export function FindingLine({ finding, consequence = STOPS_IT }: FindingLineProps) {
  const { severity, sentence } = finding;
  const citation = <Citation text={citationInWords(finding)} />;
  if (severity === 'advise')
    return (
      <p className="flex gap-1.5 text-muted">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-on-accent-soft" />
        <span className="min-w-0">
          {sentence} {citation}
        </span>
      </p>
    );
  return (
    <p className="flex gap-1.5 rounded-sm bg-accent-soft px-2.5 py-1.5 text-on-accent-soft">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <strong>{consequence}</strong> {sentence} {citation}
      </span>
    </p>
  );
}

export const Citation = ({ text }: { readonly text: string }) =>
  text && <cite className="whitespace-normal">({text})</cite>;
