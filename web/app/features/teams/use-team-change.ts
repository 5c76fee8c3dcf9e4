import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSubmission } from '../../lib/forms/use-submission.ts';

const NO_ANSWER = 'That did not work. Please try again.';

export interface TeamNotice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}

interface Answer {
  readonly success: boolean;
  readonly message?: string;
}

type Send = Parameters<ReturnType<typeof useSubmission>['submit']>[1];

/** One press that changes the team: what came of it is said, and the page loads again. */
export function useTeamChange() {
  const [notice, setNotice] = useState<TeamNotice | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const { submit } = useSubmission();
  const { revalidate } = useRevalidator();

  async function change(id: string, done: string, send: Send): Promise<boolean> {
    if (busyId) return false;
    setNotice(null);
    setBusyId(id);
    const sent = await submit({ id, done }, send);
    setBusyId(null);
    const answer = (sent && 'answer' in sent ? sent.answer : null) as Answer | null;
    const isDone = answer?.success === true;
    setNotice(isDone ? { tone: 'good', text: done } : { tone: 'harm', text: answer?.message || NO_ANSWER });
    if (isDone) void revalidate();
    return isDone;
  }
  return { notice, setNotice, busyId, change };
}
