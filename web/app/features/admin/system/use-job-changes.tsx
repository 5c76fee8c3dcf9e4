import { useRevalidator } from 'react-router';
import { NETWORK_ERROR } from '../../../lib/forms/use-form.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../session/index.ts';
import { jobsText, labelOf } from './system-words.ts';

/** One failed job, or all of a kind. */
export type ChosenJobs = { readonly id: string } | { readonly job: string; readonly count: number };

const bodyOf = (chosen: ChosenJobs) => ('id' in chosen ? { id: chosen.id } : { job: chosen.job });

const changes = {
  retry: { title: 'Not tried again', done: (count: number) => `${jobsText(count)} will run in a moment.` },
  discard: { title: 'Not discarded', done: (count: number) => `${jobsText(count)} discarded.` },
} as const;

/** Tries failed jobs again, or discards them after a question. */
export function useJobChanges() {
  const { busy, submit } = useSubmission();
  const { revalidate } = useRevalidator();

  async function change(kind: keyof typeof changes, chosen: ChosenJobs): Promise<void> {
    const { title, done } = changes[kind];
    const body = bodyOf(chosen);
    const sent = await submit([kind, body], (options) => api.system[kind]({ body }, options));
    if (!sent) return;
    if ('error' in sent) return toast({ title, description: NETWORK_ERROR });
    if (sent.answer.success) toast({ title: done(sent.answer.data.jobs) });
    else toast({ title, description: sent.answer.message });
    await revalidate();
  }

  const { ask, dialog } = useConfirmation<ChosenJobs>({
    title: 'Discard without running?',
    action: 'Discard',
    busy: 'Discarding...',
    text: (chosen) =>
      'id' in chosen
        ? 'This job will never run. What it was to do stays undone.'
        : `${jobsText(chosen.count)} of the kind “${labelOf(chosen.job)}” will never run. What they were to do stays undone.`,
    perform: (chosen) => change('discard', chosen),
  });
  return { busy, retry: (chosen: ChosenJobs) => void change('retry', chosen), discard: ask, dialog };
}
