import type { MarketHome, MarketPerson } from '@letfair/api';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Chance } from './chance.ts';
import { makeHome } from './make-home.ts';
import { type Circumstances, makeSteps } from './make-steps.ts';
import { picturesOfHome } from './pictures-of-home.ts';
import { daysBefore, daysFrom } from './when.ts';
import type { DemoTown } from './words/towns.ts';

export type Lister = Extract<MarketPerson, { userType: 'landlord' | 'agent' }>;

export interface Standing extends Circumstances {
  readonly status: ListingStatus;
}

const DAYS_OF_VIEWS = 30;

export function homeOf(lister: Lister, town: DemoTown, standing: Standing, chance: Chance): MarketHome {
  const { now, status } = standing;
  const agency = lister.userType === 'agent' ? lister.companyName : null;
  const form = makeHome(town, { userType: lister.userType, agency }, now.toISOString().slice(0, 10), chance);
  const life = makeSteps(status, standing, chance);
  const published = publishedAt(life);
  const age = published ? daysFrom(published, now) : 0;
  const cheaper = status === 'live' && age > 7 && chance.percent(18);
  return {
    lister: lister.email,
    form,
    pictures: picturesOfHome(form, chance),
    status,
    ...life,
    earlierRent: cheaper
      ? {
          pounds: Math.round(((form.monthlyRent ?? 0) * (1.03 + chance.fraction() * 0.06)) / 5) * 5,
          until: daysBefore(now, age / 2),
        }
      : null,
    views: published ? viewsOf(age, chance) : [],
  };
}

/** When it went live for the first time, if it ever did. */
export const publishedAt = ({ steps }: Pick<MarketHome, 'steps'>): Date | null =>
  steps.find(({ action }) => action === 'approve')?.at ?? null;

/** Many look on the first days, fewer later, more at the weekend or not: people are like that. */
function viewsOf(age: number, chance: Chance): number[] {
  const popularity = 2 + chance.fraction() * 14;
  return Array.from({ length: Math.min(DAYS_OF_VIEWS, Math.floor(age) + 1) }, (_, ago) =>
    Math.floor((popularity * chance.fraction() * 2) / (1 + (age - ago) / 6)),
  );
}
