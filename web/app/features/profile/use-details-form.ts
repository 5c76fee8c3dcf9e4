import type { Fields } from '@letfair/contract/endpoint';
import type { Refusal } from '@letfair/domain/accounts/sign-up-rules';
import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '../../lib/use-submission.ts';
import { type ToastMessage, toast } from '../../ui/feedback/toast-store.ts';
import { type FormValues, formValues } from './read-details.ts';
import { type Answered, profileToasts, saveOutcome } from './save-outcome.ts';

interface DetailsFormSetup<Details> {
  readonly read: (values: FormValues) => Details;
  readonly refusal: (details: Details) => Refusal | null;
  readonly send: (body: Details, options: { readonly idempotencyKey: string }) => Promise<Answered<Details>>;
  readonly savedToast: ToastMessage;
  readonly onSaved?: (details: Details) => void;
  /** Changed in a way that is not typing. */
  readonly isChanged?: boolean;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

const noErrors: Fields = {};

/** A form of its own under the profile: read when it is sent, told like the profile itself. */
export function useDetailsForm<Details>(setup: DetailsFormSetup<Details>) {
  const { read, refusal, send, savedToast, onSaved, isChanged = false, onUnsaved } = setup;
  const { busy, submit } = useSubmission();
  const [errors, setErrors] = useState(noErrors);
  const [isTyped, setTyped] = useState(false);
  const typedMeanwhile = useRef(false);
  const isUnsaved = isTyped || isChanged;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  function onTyped() {
    typedMeanwhile.current = true;
    setTyped(true);
  }

  async function save(form: HTMLFormElement) {
    const details = read(formValues(form));
    const mistakes = refusal(details);
    setErrors(mistakes?.fields ?? noErrors);
    if (mistakes) return toast(profileToasts.invalid);
    typedMeanwhile.current = false;
    const sent = await submit(details, (options) => send(details, options));
    if (!sent) return;
    const outcome = saveOutcome(sent);
    if (outcome.kind === 'refused') {
      if (outcome.toast) toast(outcome.toast);
      return setErrors(outcome.fields);
    }
    toast(savedToast);
    onSaved?.(details);
    setTyped(typedMeanwhile.current);
  }

  return { errors, busy, onTyped, save: (form: HTMLFormElement) => void save(form) };
}
