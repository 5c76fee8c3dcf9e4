import { listingPayload, materialInformation } from '@letfair/contract/listings/listing-payload';
import type { listingsContract } from '@letfair/contract/listings/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { formOfDraft } from '@letfair/domain/listings/form/draft-form';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { formOfValues, type ListingValues, valuesOf } from '@letfair/domain/listings/form/listing-payload';
import { normalisePostcode } from '@letfair/domain/search/places/postcodes/postcodes';
import { ukDay } from '@letfair/domain/uk-time';
import type * as z from 'zod';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import { positionsOf } from '../../search/places/index.ts';
import { compareInOutcode } from '../../search/results/index.ts';
import { columnsOf, listingOf } from '../manage/index.ts';
import { readUnsavedPage } from './listing-page.repository.ts';
import { NO_SUCH_HOME, presentListingPage } from './present-listing-page.ts';

/** A form goes the way of a stored listing, so that its page shows what the real one will show. */
export const previewListing =
  (db: Db): Handler<typeof listingsContract.preview> =>
  async ({ actor, body: { form: draft, propertyId } }) => {
    const stored = propertyId === undefined ? null : await listingOf(db, actor.id, propertyId);
    if (stored === undefined) return listingNotFound(NO_SUCH_HOME);
    const form = withoutImpossible(formOfDraft(draft));
    const { material_information, available_date, ...columns } = columnsOf(form);
    const { postcode, outcode } = columns;
    const [position] = await positionsOf(db, [{ postcode, outcode, information: form }]);
    const now = new Date();
    const page = await readUnsavedPage(db, {
      columns: {
        id: stored?.id ?? newId(),
        account_id: actor.id,
        status: stored?.status ?? 'pending',
        published_at: stored?.published_at ?? now,
        confirmed_at: stored?.confirmed_at ?? null,
        ...columns,
        ...position,
        available_date: available_date || null,
        material_information: JSON.parse(material_information),
      },
      photoIds: form.images,
      today: ukDay(now),
    });
    if (!page) return listingNotFound(NO_SUCH_HOME);
    const shown = presentListingPage(page, form);
    const { monthlyRent: price, propertyType, bedrooms, bathrooms, availableDate } = form;
    // A home gets its reference with its id.
    const reference = stored ? shown.reference : '';
    const rentComparison = bedrooms === null ? null : await compareInOutcode(db, { outcode, bedrooms });
    const said = { price, propertyType, bedrooms, bathrooms, availableDate };
    return { ok: true, data: { ...shown, reference, rentComparison, ...said } };
  };

/** Drafts are saved unchecked: what no listing can hold counts as missing. */
function withoutImpossible(form: ListingForm): ListingForm {
  const { address, materialInformation: material, ...documented } = valuesOf(form);
  const { address: noAddress, materialInformation: noMaterial, ...nothing } = valuesOf(emptyListingForm);
  const postcode = normalisePostcode(address.postcode);
  return formOfValues({
    ...possible(documented, { shape: listingPayload.shape, nothing }),
    address: possible({ ...address, postcode }, { shape: listingPayload.shape.address.shape, nothing: noAddress }),
    materialInformation: possible(material, { shape: materialInformation.shape, nothing: noMaterial }),
  } as ListingValues);
}

interface Limits<Values> {
  readonly shape: Readonly<Record<keyof Values, z.ZodType>>;
  readonly nothing: Values;
}

const possible = <Values extends object>(values: Values, { shape, nothing }: Limits<Values>): Values =>
  Object.fromEntries(
    (Object.keys(values) as (keyof Values)[]).map((name) => {
      const isPossible = values[name] === null || shape[name].safeParse(values[name]).success;
      return [name, (isPossible ? values : nothing)[name]];
    }),
  ) as Values;
