import { citationInWords, type Finding } from '@letfair/domain/listings/law/rule';
import { CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';

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
      <div className="flex gap-1.5 text-muted">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-on-accent-soft" />
        <div className="min-w-0">
          {sentence} {citation}
        </div>
      </div>
    );
  return (
    <div className="flex gap-1.5 rounded-sm bg-accent-soft px-2.5 py-1.5 text-on-accent-soft">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <strong>{consequence}</strong> {sentence} {citation}
      </div>
    </div>
  );
}

/** The law behind a sentence, for someone who asks. */
export const Citation = ({ text }: { readonly text: string }) =>
  text && (
    <Why>
      <cite>{text}</cite>
    </Why>
  );

export const Why = ({ children }: { readonly children: ReactNode }) => (
  <details className="inline-block max-w-full align-top open:block">
    <summary className="inline-block min-h-6 cursor-pointer list-none rounded-sm underline decoration-dotted underline-offset-3 [&::-webkit-details-marker]:hidden">
      Why?
    </summary>
    {children}
  </details>
);
