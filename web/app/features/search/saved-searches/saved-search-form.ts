import { type AlertFrequency, alertFrequencies } from '@letfair/domain/search/saved-searches';
import { type FormProblem, networkProblem, problem } from '../../../lib/forms/use-form.ts';

interface Answered {
  readonly success: boolean;
  readonly message?: string;
}

/** The message of a failed request, which may have had no answer; null if it succeeded. */
export const failureMessageOf = (answer: Answered | null): string | null =>
  answer?.success ? null : (answer?.message ?? networkProblem());

export const checkSearchName = ({ name }: { readonly name: string }): FormProblem | null =>
  name.trim() === '' ? problem('', { name: 'Give the search a name.' }) : null;

const frequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  none: 'No emails',
  instant: 'As soon as a home is listed',
  daily: 'Once a day',
  weekly: 'Once a week',
};

export const frequencyOptions = alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));

/** The frequency that a form sent; anything unknown means no mails. */
export const parseFrequency = (text: string): AlertFrequency =>
  alertFrequencies.find((value) => value === text) ?? 'none';
