import { MAX_FEATURE, MAX_FEATURES } from '@letfair/domain/homes/limits';
import {
  type Address,
  addressFields,
  addressPart,
  type DocumentedField,
  documentedFields,
  entryFields,
  type Field,
  type FieldName,
  type FieldWith,
  listingFields,
  type MaterialInformation,
  materialFields,
  mayBeEmpty,
  type PayloadName,
  type PrivateField,
} from '@letfair/domain/listings/fields';
import { hasWholePence } from '@letfair/domain/listings/form/listing-checks';
import { emptyValue } from '@letfair/domain/listings/form/listing-form';
import type { ListingValues } from '@letfair/domain/listings/form/listing-payload';
import { isPlainDate } from '@letfair/domain/plain-date';
import { MAX_PIN_LENGTH } from '@letfair/domain/search/places/map/pin';
import * as z from 'zod';
import { count, id, text } from '../wire/text.ts';

/** The text entries that say the chosen items come on top of the features themselves. */
export const listedFeatures = z.array(text(MAX_FEATURE)).max(MAX_FEATURES + entryFields.length);

export const day = text(10)
  .refine(isPlainDate, 'Enter a date, such as 2026-12-03.')
  .meta({ examples: ['2026-12-03'], format: 'date' });

const pounds = (max: number) =>
  z
    .number()
    .max(max, `Enter £${max.toLocaleString('en-GB')} or less.`)
    .refine(hasWholePence, 'Enter pounds and pence.');

/** Type and size of a value. Whether a required text is blank is the domain's rule, which has its own sentence for it. */
export function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'link':
      return text(field.max);
    case 'day':
      return day.or(z.literal(''));
    case 'choice':
      return z.enum(Object.keys(field.options)).or(z.literal(''));
    case 'items':
      return z.array(z.enum(field.options)).max(field.options.length);
    case 'flag':
      return z.boolean();
    case 'amount':
      return pounds(field.max);
    case 'count': {
      const number = field.step === 1 ? z.int() : z.number();
      const limited = number.min(field.min).max(field.max);
      return field.step === 1 ? limited : limited.multipleOf(field.step);
    }
    case 'texts':
      return listedFeatures;
    case 'photos':
      return z.array(id).max(field.maxItems);
    case 'point':
      return text(MAX_PIN_LENGTH);
  }
}

/** The same, for a value that other clients may leave out. */
function optionalSchema(field: Field): z.ZodType {
  const value = valueSchema(field);
  const empty = emptyValue(field);
  return (empty === null ? value.nullable() : value).default(empty);
}

const schemaOf = (field: Field): z.ZodType => (mayBeEmpty(field) ? optionalSchema(field) : valueSchema(field));

const shapeOf = <N extends FieldName>(
  names: readonly N[],
  key: (name: N) => string,
  schema: (field: Field) => z.ZodType,
): object => Object.fromEntries(names.map((name) => [key(name), schema(listingFields[name])]));

type Optional = 'line2' | 'county';
const address = z.strictObject(
  shapeOf(addressFields, addressPart, schemaOf) as {
    [Part in keyof Address]: Part extends Optional
      ? z.ZodDefault<z.ZodType<string, string>>
      : z.ZodType<string, string>;
  },
);

export const materialInformation = z.strictObject(
  shapeOf(materialFields, (name) => name, optionalSchema) as {
    [N in keyof MaterialInformation]: z.ZodDefault<z.ZodType<MaterialInformation[N], MaterialInformation[N]>>;
  },
);

type Sent<Name extends keyof ListingValues> = z.ZodType<
  Exclude<ListingValues[Name], null>,
  Exclude<ListingValues[Name], null>
>;
const documented = z.strictObject(
  shapeOf(documentedFields, (name) => listingFields[name].payload ?? name, schemaOf) as {
    [N in DocumentedField as PayloadName<N>]: N extends FieldWith<{ kind: 'flag' | 'texts' | 'photos' }> | PrivateField
      ? z.ZodDefault<Sent<PayloadName<N>>>
      : Sent<PayloadName<N>>;
  },
);

/** The documented payload. */
export const listingPayload = documented.extend({
  address,
  materialInformation: materialInformation.partial().optional(),
});
export type ListingBody = z.output<typeof listingPayload>;

const materialField = z.enum(materialFields);

export const completeness = z
  .object({
    percent: z.int().min(0).max(100),
    /** How many facts the home is asked for. */
    asked: count,
    missing: z.array(materialField).max(materialFields.length),
    /** Answered with "not known". */
    notKnown: z.array(materialField).max(materialFields.length),
  })
  .describe('Details given: those in `asked` that aren’t missing or unknown.');
