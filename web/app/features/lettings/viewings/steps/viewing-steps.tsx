import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { isBooked, type StatusAction } from '@letfair/domain/lettings/viewings/lifecycle';
import { Suspense, useState } from 'react';
import { networkProblem } from '../../../../lib/forms/use-form.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { offerUndo } from '../../../../ui/feedback/offer-undo.ts';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { afterUndo, type Question, stepsOf, stepWords, undoneText } from './step-words.ts';

const StepQuestion = lazyPart(async () => (await import('./step-question.tsx')).StepQuestion);

const DAY_MS = 86_400_000;

/** Within a day of the viewing, while the tenant has not said so yet. */
export const canConfirm = ({ side, status, startsAt, confirmedAt }: Viewing, now: Date): boolean => {
  const msLeft = new Date(startsAt).getTime() - now.getTime();
  return side === 'tenant' && isBooked(status) && confirmedAt === null && msLeft > 0 && msLeft <= DAY_MS;
};

interface ViewingStepsProps {
  readonly viewing: Viewing;
  /** The element that names the viewing. */
  readonly describedBy: string;
  /** What became of it, in a sentence; empty where it is said with an undo. */
  readonly onDone: (viewing: Viewing, sentence: string) => void;
  readonly onFailed: (reason: string) => void;
  /** The other side was quicker. */
  readonly onStale: () => void;
}

/** The buttons for what its reader can do about a viewing now. */
export function ViewingSteps({ viewing, describedBy, onDone, onFailed, onStale }: ViewingStepsProps) {
  const [asked, setAsked] = useState<{ readonly action: StatusAction; readonly question: Question } | null>(null);
  const step = useStep();

  /** Null when the step was taken, otherwise why not. */
  async function take(action: StatusAction | 'confirm'): Promise<string | null> {
    const params = { id: viewing.id };
    const taken = await step.take(action, (options) =>
      action === 'confirm'
        ? api.viewings.confirm({ params }, options)
        : api.viewings.act({ params, body: { action } }, options),
    );
    if (!taken) return networkProblem();
    if (!taken.isDone) {
      if (taken.isStale) onStale();
      return taken.problem;
    }
    const words = action === 'confirm' ? null : stepWords(viewing, action);
    if (words?.isUndoable)
      offerUndo({
        title: words.done,
        description: afterUndo(viewing, new Date()),
        undo: (options) => api.viewings.undo({ params }, options),
        undone: undoneText,
        onUndone: (back) => onDone(back, ''),
        onRefused: onStale,
      });
    onDone(
      taken.answer.data,
      words?.isUndoable ? '' : (words?.done ?? `We’ve told ${viewing.lister.name} you’re still coming.`),
    );
    return null;
  }

  async function takeAtOnce(action: StatusAction | 'confirm') {
    const problem = await take(action);
    if (problem) onFailed(problem);
  }

  function press(action: StatusAction) {
    const question = stepWords(viewing, action)?.question;
    if (question) setAsked({ action, question });
    else void takeAtOnce(action);
  }

  const mayAct = useMayInTeam('viewings');
  if (!mayAct) return null;
  const askedWords = asked && stepWords(viewing, asked.action);
  return (
    <>
      {canConfirm(viewing, new Date()) && (
        <Button
          size="sm"
          variant="primary"
          aria-describedby={describedBy}
          busy={step.isBusy && 'One moment...'}
          onClick={() => void takeAtOnce('confirm')}
        >
          I’m still coming
        </Button>
      )}
      {stepsOf(viewing).map(({ action, words }) => (
        <Button
          key={action}
          size="sm"
          variant={words.variant}
          aria-describedby={describedBy}
          aria-disabled={step.isBusy || undefined}
          onClick={() => press(action)}
        >
          {words.label}
        </Button>
      ))}
      {asked && askedWords && (
        <Suspense>
          <StepQuestion
            question={asked.question}
            action={askedWords.label}
            variant={askedWords.variant}
            onConfirm={() => take(asked.action)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
