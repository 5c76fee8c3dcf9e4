import { useState } from 'react';
import { useSubmission } from '../../lib/use-submission.ts';
import { api } from '../session/index.ts';
import type { FilledIn } from './filled-in.ts';

type FieldErrors = Readonly<Record<string, string>>;

interface Refusal {
  readonly sentence: string;
  readonly fields: FieldErrors;
}

const noAnswer: Refusal = { sentence: 'Your application could not be sent. Please try again.', fields: {} };

/** Saves the profile and sends the application; pressing twice sends one. */
export function useApply(propertyId: string) {
  const { busy, submit } = useSubmission();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState(false);

  async function apply({ profile, share, offer }: FilledIn): Promise<void> {
    const body = { propertyId, share, ...(offer !== undefined && { offer }) };
    const result = await submit({ profile, ...body }, async (options) => {
      const saved = await api.applications.saveProfile({ body: profile });
      return saved.success ? api.applications.apply({ body }, options) : saved;
    });
    if (!result) return;
    if ('error' in result) return setRefusal(noAnswer);
    const { answer } = result;
    if (answer.success) return setSent(true);
    setRefusal({ sentence: answer.message || noAnswer.sentence, fields: answer.error?.fields ?? {} });
  }

  return { busy, refusal, sent, apply };
}
