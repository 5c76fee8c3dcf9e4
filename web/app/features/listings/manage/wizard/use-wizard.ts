import type { OwnListing } from '@letfair/contract/listings/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import type { FormTab } from '@letfair/domain/listings/fields/sections';
import {
  earliestAvailable,
  type ListingProblems,
  listingProblems,
  listingToasts,
} from '@letfair/domain/listings/form/listing-checks';
import type { FormPlace } from '@letfair/domain/listings/form/places';
import { agentProfileTexts } from '@letfair/domain/listings/law/agent-profile';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { checkPostcode } from '@letfair/domain/search/places/postcodes/postcodes';
import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { api } from '../../../accounts/session/index.ts';
import { type Lister, lawOfForm, todayInLondon } from './law/law-of-form.ts';
import { useRentCut } from './rent-cut.ts';
import { type FormAction, formReducer } from './wizard-state.ts';
import { firstPlace, tabOf } from './wizard-tabs.ts';

/** Submitting now would leave these photos out. */
const stillUploading = {
  title: 'Your photos are still uploading',
  description: 'Please wait until they’ve finished, or remove them.',
};

export type EditedListing = Pick<OwnListing, 'id' | 'status' | 'findings' | 'availableDate' | 'price' | 'revision'>;

/** The form with its tabs: what is typed, which tab is shown, and where the focus goes. */
export function useWizard(start: ListingForm, lister: Lister, listing?: EditedListing) {
  const [today] = useState(todayInLondon);
  const [{ form, problems, earliest }, dispatch] = useReducer(formReducer, {
    form: start,
    problems: {},
    earliest: earliestAvailable(today, listing?.availableDate),
  });
  const [tab, setTab] = useState<FormTab>('info');
  // A new object each time, so that asking for the same field again moves the focus again.
  const [wanted, setWanted] = useState<{ readonly place: FormPlace | null } | null>(null);
  const frame = useRef<HTMLFormElement>(null);
  const uploading = useRef(0);
  const [onUploading] = useState(() => (photos: number) => {
    uploading.current = photos;
  });

  const { agentProfile, hasFeesLink } = useAgency(lister === 'agent', listing === undefined);
  const placeFindings = usePlaceFindings(form.address);
  // Checking the rules is deferred, so that typing stays fast.
  const deferredForm = useDeferredValue(form);
  const { rentCut, formAfterCut, withDeposits } = useRentCut(deferredForm, lister, listing);
  const law = useMemo(
    () =>
      lawOfForm(formAfterCut, lister, today, { findings: listing?.findings, agentProfile, hasFeesLink, placeFindings }),
    [formAfterCut, lister, today, listing, agentProfile, hasFeesLink, placeFindings],
  );

  const unfinished = useMemo(() => listingProblems(deferredForm, earliest), [deferredForm, earliest]);

  useTownOfPostcode(form.address, dispatch);

  // After the tab has changed, because what is hidden cannot have the focus.
  useEffect(() => {
    if (!wanted || !frame.current) return;
    const element = elementAt(frame.current, wanted.place);
    const fold = element?.closest('details');
    if (fold) fold.open = true;
    element?.focus();
  }, [wanted]);

  function showTab(next: FormTab): void {
    setTab(next);
    setWanted({ place: null });
  }

  function showPlace(place: FormPlace): void {
    setTab((shown) => tabOf(place) ?? shown);
    setWanted({ place });
  }

  function showProblems(found: ListingProblems): void {
    dispatch({ kind: 'checked', problems: found });
    const first = firstPlace(Object.keys(found));
    if (first) showPlace(first);
  }

  /** Whether the form can be submitted; if not, the fields show their problems. */
  function check(): boolean {
    const found = listingProblems(form, earliest);
    showProblems(found);
    if (Object.keys(found).length > 0) toast(listingToasts.incomplete);
    else if (uploading.current === 0) return true;
    else {
      toast(stillUploading);
      showPlace('images');
    }
    return false;
  }

  return {
    form,
    problems,
    unfinished,
    dispatch,
    onUploading,
    law,
    lister,
    listing,
    rentCut,
    withDeposits,
    tab,
    setTab,
    frame,
    showTab,
    showPlace,
    showProblems,
    check,
  };
}

export type Wizard = ReturnType<typeof useWizard>;

/** A whole postcode fills in the town and the county while nobody has typed a town. */
function useTownOfPostcode({ postcode, city }: ListingForm['address'], dispatch: (action: FormAction) => void): void {
  const isWanted = city.trim() === '' && checkPostcode(postcode).ok;
  const { data } = useAnswer(
    async (signal) => {
      const answer = await api.listings.position({ query: { postcode } }, { signal });
      const { town = null, county = null } = (answer.success && answer.data) || {};
      return answer.success ? { success: true, data: { postcode, town, county } } : answer;
    },
    isWanted ? postcode : null,
  );
  useEffect(() => {
    if (data) dispatch({ kind: 'located', ...data });
  }, [data, dispatch]);
}

const none: readonly Finding[] = [];
const TYPING_MS = 600;

/** Whether the town and the county are anywhere near the postcode; the tables of places would be large to send. */
function usePlaceFindings({ postcode, city, county }: ListingForm['address']): readonly Finding[] {
  const isAsked = checkPostcode(postcode).ok && `${city}${county}`.trim() !== '';
  const typed = useDebounced(isAsked ? JSON.stringify({ postcode, city, county }) : null, TYPING_MS);
  const { data } = useAnswer((signal) => api.listings.position({ query: JSON.parse(typed ?? '') }, { signal }), typed);
  return data?.findings ?? none;
}

/** What the agent says of the agency. For a listing that was submitted the server has assessed its words. */
function useAgency(isAgent: boolean, isNew: boolean) {
  const { data } = useAnswer((signal) => api.profile.details({}, { signal }), isAgent ? '' : null);
  const agency = data?.agency;
  return useMemo(
    () => ({
      agentProfile: agency && isNew ? agentProfileTexts(agency) : [],
      hasFeesLink: (agency?.feesLink ?? '') !== '',
    }),
    [agency, isNew],
  );
}

/** The field's control, or the tab itself where there is none. */
const elementAt = (frame: HTMLElement, place: FormPlace | null): HTMLElement | null =>
  (place && frame.querySelector<HTMLElement>(`[name="${place}"], [data-field="${place}"]`)) ||
  frame.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
