import type { ListingForm } from '@letfair/domain/listings/listing-form';
import { createContext, type ReactNode, useContext } from 'react';
import type { LawOfForm, Lister } from './law-of-form.ts';
import { type FieldName, type FieldValues, type FormAction, fieldValue, type Problems } from './listing-form-state.ts';

export interface WizardView {
  readonly form: ListingForm;
  readonly problems: Problems;
  readonly lister: Lister;
  readonly law: LawOfForm;
  readonly dispatch: (action: FormAction) => void;
  readonly onUploading: (photos: number) => void;
}

export const WizardContext = createContext<WizardView | null>(null);

export function useWizardView(): WizardView {
  const view = useContext(WizardContext);
  if (!view) throw new Error('A field of the wizard stands outside of it.');
  return view;
}

/** One field: what it holds, what is wrong with it, and how it changes. */
export function useField<Name extends FieldName>(name: Name) {
  const { form, problems, dispatch } = useWizardView();
  return {
    value: fieldValue(form, name),
    error: problems[name],
    set: (value: FieldValues[Name]) => dispatch({ kind: 'typed', name, value } as FormAction),
  };
}

export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

type NamesOf<Kind> = { [Name in FieldName]: FieldValues[Name] extends Kind ? Name : never }[FieldName];
export type TextName = { [Name in FieldName]: string extends FieldValues[Name] ? Name : never }[FieldName];
export type ChoiceName = Exclude<NamesOf<string>, TextName>;
export type FigureName = NamesOf<number | null>;
export type FlagName = NamesOf<boolean>;
export type ListName = Exclude<NamesOf<readonly string[]>, 'features' | 'images'>;
