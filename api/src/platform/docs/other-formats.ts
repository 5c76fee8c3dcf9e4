import type { ForeignCall } from '@letfair/contract/agencies/feed/rtdf';
import type * as z from 'zod';
import { schemaOf } from './json-schema.ts';
import { whoMayCall } from './refusals-of.ts';
import type { Json } from './shared-parts.ts';

/** Calls that speak another format than ours, and what that format is. */
export interface ForeignFormat {
  readonly title: string;
  readonly about: string;
  readonly calls: Readonly<Record<string, ForeignCall>>;
}

/** A message that we send to the software of others. */
export interface OutgoingMessage {
  readonly summary: string;
  readonly message: z.ZodObject;
}

const json = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** The answer has the same shape when it refuses: `success` and `errors` say so. */
export const foreignOperation = (
  operationId: string,
  part: string,
  { summary, scope, body, example, answer }: ForeignCall,
) => ({
  operationId,
  tags: [part],
  summary,
  description: whoMayCall({ auth: scope }),
  security: [{ apiKey: [] }, { apiKeyHeader: [] }],
  requestBody: { required: true, content: json(schemaOf(body, 'input'), example) },
  responses: {
    200: { description: 'Done, or refused with `errors`.', content: json(schemaOf(answer, 'output')) },
    '4XX': {
      description: 'No valid key (401, 403), no JSON (400), or too many calls (429).',
      content: json(schemaOf(answer, 'output')),
    },
  },
});

export const messageOperation = (operationId: string, { summary, message }: OutgoingMessage): Json => ({
  operationId,
  tags: ['webhooks'],
  summary,
  description: 'Sent to your webhooks. Respond with a status from 200 to 299; otherwise we’ll send it again.',
  security: [],
  parameters: [signature],
  requestBody: { required: true, content: json(schemaOf(message, 'output')) },
  responses: {
    '2XX': { description: 'Accepted.' },
    '4XX': { description: 'Not accepted.' },
  },
});

const signature = {
  name: 'Letfair-Signature',
  in: 'header',
  required: true,
  description: '`t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>` with the webhook’s secret.',
  schema: { type: 'string' },
  example: 't=1796292000,v1=5f0c…',
};
