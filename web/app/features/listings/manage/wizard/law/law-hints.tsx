import type { FormPlace } from '@letfair/domain/listings/form/places';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Citation, FindingLine } from '../../../../../ui/feedback/finding-line.tsx';
import { useWizardView } from '../wizard-context.ts';
import type { FieldLaw } from './law-of-form.ts';

/** What the law says about a place; renders nothing without hints, so that no empty element describes the control. */
export function useLawNote(place: FormPlace): ReactNode {
  const { law: all, listing } = useWizardView();
  const law = all.byPlace.get(place);
  return law && <LawHints notes={law.notes} findings={law.findings} isLive={listing?.status === 'live'} />;
}

/** Words of a live home wait for a moderator; facts take it down. */
const consequenceWhileLive = ({ words }: Finding): string =>
  words ? 'A moderator will check this.' : 'This would take the home off Letfair.';

interface LawHintsProps extends FieldLaw {
  readonly isLive: boolean;
}

const LawHints = ({ notes, findings, isLive }: LawHintsProps) => (
  <div className="grid gap-1.5 text-sm">
    {findings.map((finding) => (
      <FindingLine
        key={finding.rule + finding.sentence}
        finding={finding}
        {...(isLive && { consequence: consequenceWhileLive(finding) })}
      />
    ))}
    {notes.map(({ rule, sentence, citation }) => (
      <div key={rule} className="flex gap-1.5 text-muted">
        <Scale aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <div className="min-w-0">
          {sentence} <Citation text={citation} />
        </div>
      </div>
    ))}
  </div>
);
