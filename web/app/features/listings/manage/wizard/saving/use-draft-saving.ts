import { AUTOSAVE_SECONDS } from '@letfair/domain/homes/limits';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { whenBack } from '../../../../../lib/network/connection.ts';
import { newKey } from '../../../../../lib/network/idempotency-key.ts';
import { api } from '../../../../accounts/session/index.ts';
import {
  createDraftSaver,
  type DraftCalls,
  isDueForAutosave,
  type SavedDraft,
  type SaveOutcome,
} from './draft-saver.ts';

const calls: DraftCalls = {
  create: (body, idempotencyKey) => api.listings.createDraft({ body }, { idempotencyKey }),
  save: ({ id, version }, body, idempotencyKey) =>
    api.listings.saveDraft({ params: { id }, body }, { ifMatch: version, idempotencyKey }),
  load: (id) => api.listings.draft({ params: { id } }),
};

interface DraftSaving {
  readonly draft: SavedDraft | null;
  /** As the server has it. */
  readonly savedForm: ListingForm;
  readonly form: ListingForm;
  /** Called when a draft has come into being, so that the address can name it. */
  readonly onCreated: (id: string) => Promise<void>;
}

/** Saves the draft when asked, and by itself every 30 seconds. */
export function useDraftSaving({ draft, savedForm, form, onCreated }: DraftSaving) {
  const [saver] = useState(() => createDraftSaver({ calls, draft, form: savedForm, newKey, now: () => new Date() }));
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const here = useRef(true);

  /** A save that ends after the page was left must not navigate back to it. */
  async function adopted(saving: Promise<SaveOutcome>): Promise<SaveOutcome> {
    const outcome = await saving;
    const { draft: created } = saver.state();
    if (outcome === 'created' && created && here.current) await onCreated(created.id);
    return outcome;
  }

  const tick = useEffectEvent(() => {
    if (isDueForAutosave(form, saver.state())) adopted(saver.save(form));
  });
  const onOnline = useEffectEvent(() => {
    if (saver.state().trouble === 'failed') tick();
  });
  useEffect(() => {
    here.current = true;
    const timer = setInterval(() => tick(), AUTOSAVE_SECONDS * 1_000);
    const stopListening = whenBack(() => onOnline());
    return () => {
      here.current = false;
      clearInterval(timer);
      stopListening();
    };
  }, []);

  return {
    ...state,
    isUnsaved: saver.isUnsaved(form),
    save: () => adopted(saver.save(form)),
    keepMine: () => adopted(saver.keepMine(form)),
    takeOther: saver.takeOther,
    /** Reads the current draft, also after an `await`. */
    currentDraft: () => saver.state().draft,
  };
}
