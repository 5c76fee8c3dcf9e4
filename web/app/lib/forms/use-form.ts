/**
 * One form: initial texts, what is typed, the rule that checks it, sending it once, and what was wrong with it.
 *
 *   const form = useForm({
 *     initial: { email: '' },
 *     check: ({ email }) => (looksLikeEmail(email) ? null : problem('…', { email: '…' })),
 *     send: async ({ email }, options) => {
 *       const answer = await api.accounts.forgotPassword({ body: { email } }, options);
 *       return answer.success ? onSent(email) : problemOf(answer, 'Failed to send …');
 *     },
 *   });
 *   <Form form={form}><EmailField {...form.field('email')} /><SubmitButton … /></Form>
 *
 * Fields stay uncontrolled, so that text typed or filled in before hydration is neither lost nor overlooked.
 */
import { ownValue } from '@letfair/domain/code-table';
import { startTransition, useEffect, useRef, useState } from 'react';
import { connectionWords } from '../network/connection-words.ts';
import { contentOf, restoreContent, textsOf, typedContentOf } from './form-content.ts';
import type { TypedText } from './typed-text.ts';
import { useSubmission } from './use-submission.ts';

/** Reasons by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormProblem {
  /** Shown as an alert above the fields, unless it is empty. */
  readonly message: string;
  readonly fields: FieldErrors;
}

export const problem = (message: string, fields: FieldErrors = {}): FormProblem => ({ message, fields });

interface Refusal {
  readonly message: string;
  readonly error?: { readonly fields?: FieldErrors | undefined } | undefined;
}

/** What a refused call says; `otherwise` where the server has no words. */
export const problemOf = ({ message, error }: Refusal, otherwise: string): FormProblem =>
  problem(message || otherwise, error?.fields);

export const NETWORK_ERROR = 'Network error. Please try again.';

/** What is said where no answer came. */
export const networkProblem = (): string => (navigator.onLine === false ? connectionWords.notSent : NETWORK_ERROR);

type Texts = Readonly<Record<string, string>>;

interface FormSetup<Values extends Texts, Body> {
  readonly initial: Values;
  /** Makes what is checked and sent of the texts; `data` has what is no text, such as groups of checkboxes. */
  readonly read?: (values: Values, data: FormData) => Body;
  /** The rule of the domain, asked before anything is sent. */
  readonly check?: (body: Body) => FormProblem | null | undefined;
  /** Sends it and does what follows from success; a problem is shown. Without an answer it throws. */
  readonly send: (body: Body, options: { readonly idempotencyKey: string }) => Promise<FormProblem | null | undefined>;
  /** What is shown when no answer came. */
  readonly onUnreachable?: (error: unknown) => FormProblem;
  /** The sentence for no answer is that of the documents, without a network too. */
  readonly isDocumented?: boolean;
  /** Tells of a problem in another way, such as a toast, and returns what remains to be shown. */
  readonly tell?: (problem: FormProblem, source: 'check' | 'server' | 'network') => FormProblem;
  /** Where the text stays until it is sent, whatever closes the form before. */
  readonly keep?: TypedText;
}

const noErrors: FieldErrors = {};

export function useForm<Values extends Texts, Body = Values>(setup: FormSetup<Values, Body>) {
  const { initial, read, check, send, onUnreachable, isDocumented = false, tell = (told) => told, keep } = setup;
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [shown, setShown] = useState<FormProblem | null>(null);
  const submission = useSubmission();
  const resets = useRef(0);
  /** Tells what is typed while a form is sent from what is sent. */
  const sentTexts = useRef<Texts>(initial);
  const untouched = useRef<string>(undefined);
  const [content, setContent] = useState('');
  const [savedContent, setSavedContent] = useState('');

  function follow() {
    const form = ref.current;
    if (!form) return;
    setValues((before) => textsOf(form, before));
    setContent(contentOf(form));
    const typed = typedContentOf(form);
    untouched.current ??= typed;
    keep?.write(typed === untouched.current ? '' : typed);
  }

  // What the browser or the visitor filled in before hydration counts as typed text, and as the start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the start is read once
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    untouched.current = typedContentOf(form);
    const start = contentOf(form);
    if (keep) restoreContent(form, keep.read());
    // Rendering a long form again can wait for clicks.
    startTransition(() => {
      setSavedContent(start);
      follow();
    });
  }, []);

  useEffect(() => {
    if (shown && Object.keys(shown.fields).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);

  /** Sends a body, no matter who made it; a second call is dropped while the first is under way. */
  async function submitBody(body: Body): Promise<void> {
    const wrong = check?.(body);
    if (wrong) return setShown(tell(wrong, 'check'));
    const sentContent = ref.current ? contentOf(ref.current) : '';
    const texts = ref.current ? textsOf(ref.current, values) : values;
    const resetsBefore = resets.current;
    const sent = await submission.submit(body, (options) => {
      sentTexts.current = texts;
      return send(body, options);
    });
    if (!sent) return;
    if ('error' in sent) {
      const isOffline = !navigator.onLine && !isDocumented;
      const words = isOffline ? problem(connectionWords.notSent) : onUnreachable?.(sent.error);
      return setShown(tell(words ?? problem(NETWORK_ERROR), 'network'));
    }
    setShown(sent.answer ? tell(sent.answer, 'server') : null);
    if (sent.answer || resets.current !== resetsBefore) return;
    if (!ref.current || contentOf(ref.current) === sentContent) keep?.write('');
    setSavedContent(sentContent);
  }

  function submit(): void {
    const form = ref.current;
    if (!form) return;
    const texts = textsOf(form, values);
    setValues(texts);
    void submitBody(read ? read(texts, new FormData(form)) : (texts as Texts as Body));
  }

  /** Writes texts into fields as if they had been typed. */
  function write(texts: Texts): void {
    const form = ref.current;
    if (!form) return;
    for (const [name, text] of Object.entries(texts)) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = text === 'on';
      else if (control && 'value' in control) control.value = text;
    }
    follow();
  }

  /** Starts again with the initial texts once all is sent; what was typed in the meantime stays. */
  function reset(): void {
    const form = ref.current;
    if (!form) return;
    resets.current += 1;
    const now: Texts = textsOf(form, values);
    write(initial);
    setSavedContent(contentOf(form));
    untouched.current = typedContentOf(form);
    write(Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== sentTexts.current[name])));
  }

  /** Writes texts that are known by now into fields that are still empty. */
  function fillIn(known: Texts): void {
    const form = ref.current;
    if (!form) return;
    const now = textsOf(form, values);
    write(Object.fromEntries(Object.entries(known).filter(([name]) => ownValue(now, name) === '')));
  }

  /** Takes over what is saved by now: fields that were not edited follow it, the others stay as typed. */
  function rebase(saved: Texts): void {
    const form = ref.current;
    if (!form || !savedContent) return;
    const now = textsOf(form, values);
    const entries = JSON.parse(savedContent) as (readonly [string, string])[];
    const before = Object.fromEntries(entries);
    write(Object.fromEntries(Object.entries(saved).filter(([name]) => ownValue(now, name) === ownValue(before, name))));
    setSavedContent(JSON.stringify(entries.map(([name, text]) => [name, ownValue(saved, name) ?? text])));
  }

  const errors = shown?.fields ?? noErrors;
  return {
    ref,
    values,
    errors,
    /** The alert's sentence; an old one is not shown while a new answer is awaited. */
    message: submission.busy ? '' : (shown?.message ?? ''),
    isBusy: submission.busy,
    /** Something differs from what was there at first, or was saved last. */
    isDirty: content !== savedContent,
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      defaultValue: values[name] as string,
      error: errors[name],
    }),
    write,
    reset,
    fillIn,
    rebase,
    follow,
    submit,
    submitBody,
    showProblem: setShown,
  };
}

export type FormState = Pick<ReturnType<typeof useForm>, 'ref' | 'message' | 'isBusy' | 'follow' | 'submit'>;
