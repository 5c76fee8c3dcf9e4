import type { ListingForm } from '@letfair/domain/listings/fields';
import { useEffect } from 'react';
import { unsavedForm } from './pending-submission.ts';

interface KeptFor {
  readonly id: string;
  readonly version: number;
}

/** Keeps what was typed since the last save of a draft or listing for a reload, and forgets it with the answer. */
export function useKeepUnsaved(form: ListingForm, saved: KeptFor | null, isUnsaved: boolean): () => void {
  const { id = null, version } = saved ?? {};
  useEffect(() => {
    if (isUnsaved) unsavedForm.store({ form, draftId: id, version });
    else unsavedForm.clear();
  }, [form, id, version, isUnsaved]);
  return unsavedForm.clear;
}
