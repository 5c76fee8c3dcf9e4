import { type FieldName, type FieldValues, type ListingForm, listingFields } from '@letfair/domain/listings/fields';
import type { ListingProblems } from '@letfair/domain/listings/form/listing-checks';
import { fieldValue } from '@letfair/domain/listings/form/listing-form';
import { createContext, useContext, useState } from 'react';
import type { LawOfForm, Lister } from './law/law-of-form.ts';
import type { RentCut } from './rent-cut.ts';
import type { EditedListing } from './use-wizard.ts';
import type { FormAction } from './wizard-state.ts';

export interface WizardView {
  readonly form: ListingForm;
  readonly problems: ListingProblems;
  /** What would keep the form from being submitted as it stands. */
  readonly unfinished: ListingProblems;
  readonly lister: Lister;
  readonly law: LawOfForm;
  /** The listing that is being edited; none while it is a draft. */
  readonly listing: EditedListing | undefined;
  readonly rentCut: RentCut;
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
  const { form, problems, unfinished, dispatch } = useWizardView();
  const [isLeft, setLeft] = useState(false);
  // What is wrong is said when its field is left, what is missing only at the end.
  const isWrong = isLeft && unfinished[name] !== listingFields[name].required;
  return {
    value: fieldValue(form, name),
    error: problems[name] ?? (isWrong ? unfinished[name] : undefined),
    leave: () => setLeft(true),
    set: (value: FieldValues[Name]) => dispatch({ kind: 'typed', name, value } as FormAction),
  };
}
