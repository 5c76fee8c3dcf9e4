import { MAX_RENT } from '@letfair/domain/homes/limits';
import {
  type Employment,
  employments,
  MAX_PEOPLE,
  type RenterProfile,
  type SharedField,
  sharedFields,
} from '@letfair/domain/lettings/applications/application-form';
import {
  askedAnswers,
  type ClaimAnswers,
  claimAnswerProblems,
} from '@letfair/domain/lettings/applications/claim-answers';
import type { ClaimNotice } from '@letfair/domain/listings/law/claim-words';
import type { Claim } from '@letfair/domain/listings/law/claims';
import { formatPounds } from '@letfair/domain/money';
import { isPlainDate } from '@letfair/domain/plain-date';
import type { Nation } from '@letfair/domain/search/places/nations';

type Answer = 'companyName' | 'companyNumber' | 'placeOfStudy';
type Typed = Readonly<Record<keyof RenterProfile | 'offer', string>> & Readonly<Partial<Record<Answer, string>>>;

export interface FilledIn extends Omit<ClaimAnswers, 'understood'> {
  readonly understood?: Claim[];
  readonly profile: RenterProfile;
  readonly share: SharedField[];
  /** £ a month; absent when the advertised rent is accepted. */
  readonly offer?: number;
}

type Reading =
  | { readonly ok: true; readonly filledIn: FilledIn }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

interface Chosen {
  readonly share: readonly string[];
  readonly understood: readonly string[];
}

/** The server decides whether the offer is lawful. */
export function readApplication(typed: Typed, chosen: Chosen, notices: AppliedHome['notices'] = []): Reading {
  const answers: ClaimAnswers = {
    companyName: typed.companyName ?? '',
    companyNumber: typed.companyNumber ?? '',
    placeOfStudy: typed.placeOfStudy ?? '',
    understood: notices.flatMap(({ claim }) => (chosen.understood.includes(claim) ? [claim] : [])),
  };
  const offer = offerOf(typed.offer);
  const people = typed.people.trim();
  const moveInDate = typed.moveInDate.trim();
  const errors = {
    ...(moveInDate && !isPlainDate(moveInDate) && { moveInDate: 'Enter a date.' }),
    ...(people && !isHousehold(people) && { people: `Enter a number from 1 to ${MAX_PEOPLE}.` }),
    ...(Number.isNaN(offer) && { offer: 'Enter an amount in pounds, like 1200.' }),
    ...claimAnswerProblems(notices, answers),
    ...(offer !== null && offer > MAX_RENT && { offer: `Enter an amount up to ${formatPounds(MAX_RENT)}.` }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const profile: RenterProfile = {
    moveInDate,
    people: people ? Number(people) : null,
    employment: employments.find((known) => known === typed.employment) ?? ('' satisfies Employment | ''),
    pets: typed.pets.trim(),
    note: typed.note.trim(),
  };
  const share = sharedFields.filter((field) => chosen.share.includes(field) && tells(profile, field));
  const { understood, ...named } = askedAnswers(notices, answers);
  return {
    ok: true,
    filledIn: {
      profile,
      share,
      ...(offer !== null && { offer }),
      ...named,
      ...(understood && { understood: [...understood] }),
    },
  };
}

/** An empty answer shares nothing, except for pets, where it means none. */
const tells = (profile: RenterProfile, field: SharedField): boolean => field === 'pets' || Boolean(profile[field]);

const isHousehold = (typed: string): boolean => /^\d{1,2}$/.test(typed) && +typed >= 1 && +typed <= MAX_PEOPLE;

/** Null for an empty text, NaN for one that is no amount. */
export function offerOf(typed: string): number | null {
  const digits = typed.replace(/[£,\s]/g, '');
  if (!digits) return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) && Number(digits) >= 1 ? Number(digits) : Number.NaN;
}

export interface AppliedHome {
  readonly propertyId: string;
  /** £ a month. */
  readonly price: number;
  readonly nation: Nation | null;
  readonly title: string;
  readonly listerType: 'landlord' | 'agent';
  /** What the applicant has to know and confirm; empty for an ordinary letting. */
  readonly notices: readonly ClaimNotice[];
}
