import type { StepConsequences } from '@letfair/contract/listings/consequences';
import { type QuestionedStep, questionOf, type StepQuestion } from '@letfair/domain/lettings/consequences/questions';
import type { ViewingChoice } from '@letfair/domain/lettings/consequences/steps';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

/** What the server is sent with the answer. */
export interface StepAnswer {
  readonly viewings?: ViewingChoice;
  readonly seen: string;
}

interface StepDialogProps {
  readonly step: QuestionedStep;
  readonly people: StepConsequences;
  /** How many homes take the step together. */
  readonly homes?: number;
  /** Why it is asked again. */
  readonly problem: string | null;
  /** Done when the server has answered. */
  readonly onAnswer: (answer: StepAnswer) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says whom a step affects, by name and time, and asks before anything is cancelled. */
export function StepDialog({ step, people, homes = 1, problem, onAnswer, onClose }: StepDialogProps) {
  const [answering, setAnswering] = useState<string | null>(null);
  const { title, sentences, answers } = questionOf(step, people, { now: new Date(), homes });

  async function answer({ label, viewings }: StepQuestion['answers'][number]) {
    if (answering !== null) return;
    setAnswering(label);
    await onAnswer({ seen: people.seen, ...(viewings && { viewings }) });
    setAnswering(null);
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {problem && <Alert>{problem}</Alert>}
      <div className="grid gap-3 wrap-anywhere">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Go back</Button>
        {answers.map((each) => (
          <Button
            key={each.label}
            variant={each.isHarmful ? 'danger' : 'primary'}
            busy={answering === each.label && 'Just a moment...'}
            onClick={() => void answer(each)}
          >
            {each.label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
