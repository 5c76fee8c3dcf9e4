import { contract, contractGroups } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { webhookMessages } from '@letfair/contract/agencies/feed/webhook-messages';
import { webhookEvents } from '@letfair/domain/agencies/feed/webhooks';
import { receiveExamples } from '../features/agencies/webhooks/index.ts';
import type { ApiDescription } from '../platform/docs/api-description.ts';
import { documents } from './documents.ts';
import { quickStart } from './quick-start.ts';
import { schemaNames } from './schema-names.ts';

/** Everything that other software can send us and get from us, for the OpenAPI document and the API page. */
export const apiDescription = (publicUrl: string): ApiDescription => ({
  contract,
  groups: contractGroups,
  names: schemaNames,
  publicUrl,
  documents,
  formats: {
    rtdf: {
      title: 'Real-time feed (RTDF)',
      about:
        'The lettings industry’s real-time feed. Software that already sends homes to other portals can send them to Letfair too: change the address, and send an API key as X-Api-Key instead of a client certificate.',
      calls: rtdfCalls,
    },
  },
  messages: Object.fromEntries(
    Object.entries(webhookMessages).map(([event, message]) => [
      event,
      { summary: { ...webhookEvents, test: 'You asked for a test message' }[event] ?? event, message },
    ]),
  ),
  receivers: receiveExamples,
  first: ['feed', 'rtdf', 'webhooks', 'search', 'listings', 'photos', 'imports', 'exports', 'apiKeys'],
  quickStart: quickStart(publicUrl),
});
