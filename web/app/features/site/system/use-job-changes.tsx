import { useRevalidator } from 'react-router';
import { useStep } from '../../../lib/forms/use-step.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../accounts/session/index.ts';
import { jobsText, labelOf } from './system-words.ts';

/** One failed job, or all of a kind. */
export type ChosenJobs = { readonly id: string } | { readonly job: string; readonly count: number };

const bodyOf = (chosen: ChosenJobs) => ('id' in chosen ? { id: chosen.id } : { job: chosen.job });

const changes = {
  retry: { title: 'We couldn’t retry that', done: (count: number) => `${jobsText(count)} will run in a moment.` },
  discard: { title: 'We couldn’t discard that', done: (count: number) => `${jobsText(count)} discarded.` },
} as const;

/** Tries failed jobs again, or discards them after a question. */
export function useJobChanges() {
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);

  async function change(kind: keyof typeof changes, chosen: ChosenJobs): Promise<void> {
    const { title, done } = changes[kind];
    const body = bodyOf(chosen);
    const taken = await step.take(kind, (options) => api.system[kind]({ body }, options), { content: body });
    if (!taken) return;
    toast(taken.isDone ? { title: done(taken.answer.data.jobs) } : { title, description: taken.problem });
  }

  const { ask, dialog } = useConfirmation<ChosenJobs>({
    title: 'Discard without running?',
    action: 'Discard',
    busy: 'Discarding...',
    text: (chosen) =>
      'id' in chosen
        ? 'This job will never run, so its work won’t be done.'
        : `${jobsText(chosen.count)} of type “${labelOf(chosen.job)}” will never run, so their work won’t be done.`,
    perform: (chosen) => change('discard', chosen),
  });
  return { busy: step.isBusy, retry: (chosen: ChosenJobs) => void change('retry', chosen), discard: ask, dialog };
}
