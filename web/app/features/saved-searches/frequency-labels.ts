import { type AlertFrequency, alertFrequencies } from '@letfair/domain/search/saved-searches';

const frequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  none: 'No mails',
  instant: 'As soon as a home is listed',
  daily: 'Once a day',
  weekly: 'Once a week',
};

export const frequencyOptions = alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));

/** What a form sent; anything else asks for no mails. */
export const frequencyIn = (text: string): AlertFrequency => alertFrequencies.find((value) => value === text) ?? 'none';
