import { type AlertFrequency, alertFrequencies } from '@letfair/domain/search/saved-searches';
import { type FormProblem, problem } from '../../lib/forms/use-form.ts';
import type { Submitted } from '../../lib/forms/use-submission.ts';

interface Answered {
  readonly success: boolean;
  readonly message?: string;
}

export const UNREACHABLE = 'We could not reach the server. Please try again.';

/** The message of a failed request; null if it succeeded. */
export function failureMessageOf(sent: Submitted<Answered>): string | null {
  if ('error' in sent) return UNREACHABLE;
  return sent.answer.success ? null : (sent.answer.message ?? UNREACHABLE);
}

export const checkSearchName = ({ name }: { readonly name: string }): FormProblem | null =>
  name.trim() === '' ? problem('', { name: 'Give the search a name.' }) : null;

const frequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  none: 'No mails',
  instant: 'As soon as a home is listed',
  daily: 'Once a day',
  weekly: 'Once a week',
};

export const frequencyOptions = alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));

/** The frequency that a form sent; anything unknown means no mails. */
export const parseFrequency = (text: string): AlertFrequency =>
  alertFrequencies.find((value) => value === text) ?? 'none';
