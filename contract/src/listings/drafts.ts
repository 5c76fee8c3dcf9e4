import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_DRAFTS, MAX_TITLE } from '@letfair/domain/homes/limits';
import {
  type Address,
  addressFields,
  addressPart,
  type Field,
  listingFields,
  type PlainField,
  plainFields,
} from '@letfair/domain/listings/fields';
import type { DraftValues } from '@letfair/domain/listings/form/draft-form';
import { MAX_PIN_LENGTH } from '@letfair/domain/search/places/map/pin';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, text, version } from '../wire/text.ts';
import { ownHome } from './own-home.ts';

const MAX_CHOICE = 40;
const MAX_ITEMS = 20;
const MAX_ITEM = 60;
const MAX_FIGURE = 30;
const MAX_PHOTO_ID = 200;

/** Drafts are saved without validation: a figure may be a text that is still being typed. Only sizes are limited. */
function draftValue(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return text(field.draftMax ?? field.max).nullable();
    case 'link':
      return text(field.max).nullable();
    case 'day':
    case 'choice':
      return text(MAX_CHOICE).nullable();
    case 'point':
      return text(MAX_PIN_LENGTH).nullable();
    case 'items':
      return z.array(text(MAX_ITEM)).max(MAX_ITEMS);
    case 'texts':
      return z.array(text(field.max)).max(field.maxItems);
    case 'photos':
      return z.array(text(MAX_PHOTO_ID)).max(field.maxItems);
    case 'flag': {
      const flag = z.boolean().nullable();
      return field.draftMax === undefined ? flag : z.union([flag, text(field.draftMax)]);
    }
    case 'amount':
    case 'count':
      return figure;
  }
}

const figure = z.union([z.number(), text(MAX_FIGURE)]).nullable();

const address = Object.fromEntries(addressFields.map((name) => [addressPart(name), draftValue(listingFields[name])]));
const plain = Object.fromEntries(plainFields.map((name) => [name, draftValue(listingFields[name])]));

export const draftForm = z
  .strictObject({
    ...(plain as { [N in PlainField]: z.ZodType<DraftValues[N], DraftValues[N]> }),
    address: z.strictObject(address as { [Part in keyof Address]: z.ZodType<string | null, string | null> }).partial(),
    price: figure,
    /** The client landlord of an agent. */
    clientId: id.nullable(),
  })
  .partial();

export const draftBody = draftForm.extend({ status: z.literal('draft').optional() });
export type DraftBody = z.output<typeof draftBody>;

export const draftFacts = z.object({ id, status: z.literal('draft'), createdAt: instant, updatedAt: instant, version });
const draft = draftForm.extend(draftFacts.shape);
export type Draft = z.output<typeof draft>;
const draftSummary = draftFacts.extend({ title: text(MAX_TITLE), ...ownHome });
export type DraftSummary = z.output<typeof draftSummary>;

export const draftsContract = {
  drafts: endpoint('GET /api/properties/drafts', ['tenant', 'landlord', 'agent'], {
    team: 'read',
    summary: 'Your drafts, most recently changed first',
    data: z.array(draftSummary).max(MAX_DRAFTS),
  }),
  createDraft: endpoint('POST /api/properties/drafts', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Start a draft with what’s been typed so far',
    body: draftBody,
    data: draftFacts,
    errors: ['conflict'],
  }),
  draft: endpoint('GET /api/properties/drafts/:id', listerTypes, {
    team: 'read',
    summary: 'A draft, as it was last saved',
    data: draft,
  }),
  saveDraft: endpoint('PUT /api/properties/drafts/:id', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Save a draft; with If-Match, only if nobody has changed it since you loaded it',
    versioned: true,
    body: draftBody,
    data: draftFacts,
  }),
  deleteDraft: endpoint('DELETE /api/properties/drafts/:id', ['tenant', 'landlord', 'agent'], {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Delete a draft',
    data: z.object({ id }),
  }),
};
