import type { MarketListing, MarketPerson } from '@letfair/api';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { choosePictures } from './choose-pictures.ts';
import { daysBefore, daysFrom } from './dates.ts';
import { makeHome } from './make-home.ts';
import { type Circumstances, makeListingHistory } from './make-listing-history.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { DemoTown } from './words.ts';

export type Lister = Extract<MarketPerson, { userType: 'landlord' | 'agent' }>;

export interface Standing extends Circumstances {
  readonly status: ListingStatus;
}

const DAYS_OF_VIEWS = 30;

export function homeOf(lister: Lister, town: DemoTown, standing: Standing, random: SeededRandom): MarketListing {
  const { now, status } = standing;
  const agency = lister.userType === 'agent' ? lister.companyName : null;
  const form = makeHome(town, { userType: lister.userType, agency }, now.toISOString().slice(0, 10), random);
  const life = makeListingHistory(status, standing, random);
  const published = publishedAt(life);
  const age = published ? daysFrom(published, now) : 0;
  const cheaper = status === 'live' && age > 7 && random.percent(18);
  return {
    lister: lister.email,
    form,
    pictures: choosePictures(form, random),
    status,
    ...life,
    earlierRent: cheaper
      ? {
          pounds: Math.round(((form.monthlyRent ?? 0) * (1.03 + random.fraction() * 0.06)) / 5) * 5,
          until: daysBefore(now, age / 2),
        }
      : null,
    views: published ? viewsOf(age, random) : [],
  };
}

/** When it went live for the first time, if it ever did. */
export const publishedAt = ({ steps }: Pick<MarketListing, 'steps'>): Date | null =>
  steps.find(({ action }) => action === 'approve')?.at ?? null;

/** Many look on the first days, fewer later, more at the weekend or not: people are like that. */
function viewsOf(age: number, random: SeededRandom): number[] {
  const popularity = 2 + random.fraction() * 14;
  return Array.from({ length: Math.min(DAYS_OF_VIEWS, Math.floor(age) + 1) }, (_, ago) =>
    Math.floor((popularity * random.fraction() * 2) / (1 + (age - ago) / 6)),
  );
}
