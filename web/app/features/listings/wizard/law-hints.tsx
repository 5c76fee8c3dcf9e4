import { citationInWords, type Finding } from '@letfair/domain/compliance/rule';
import { CircleAlert, Lightbulb, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldLaw } from './law-of-form.ts';
import { useWizardView } from './wizard-context.ts';
import type { WizardPlace } from './wizard-tabs.ts';

/** What the law says about a place; renders nothing without hints, so that no empty element describes the control. */
export function useLawNote(place: WizardPlace): ReactNode {
  const law = useWizardView().law.byPlace.get(place);
  return law && <LawHints notes={law.notes} findings={law.findings} />;
}

const LawHints = ({ notes, findings }: FieldLaw) => (
  <div className="grid gap-1.5 text-sm">
    {findings.map((finding) => (
      <FindingLine key={finding.rule + finding.sentence} finding={finding} />
    ))}
    {notes.map(({ rule, sentence, citation }) => (
      <p key={rule} className="flex gap-1.5 text-muted">
        <Scale aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="min-w-0">
          {sentence} <Citation text={citation} />
        </span>
      </p>
    ))}
  </div>
);

function FindingLine({ finding }: { readonly finding: Finding }) {
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
        <strong>Stops it going live.</strong> {sentence} {citation}
      </span>
    </p>
  );
}

const Citation = ({ text }: { readonly text: string }) => text && <cite className="whitespace-normal">({text})</cite>;
