import { contract, contractGroups } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { webhookMessages } from '@letfair/contract/agencies/feed/webhook-messages';
import { webhookEvents } from '@letfair/domain/agencies/feed/webhooks';
import { receiveExamples } from './features/agencies/webhooks/index.ts';
import type { ApiDescription } from './platform/docs/openapi.ts';

/** Everything that other software can send us and get from us, for the OpenAPI document and the API page. */
export const apiDescription = (publicUrl: string): ApiDescription => ({
  contract,
  groups: contractGroups,
  publicUrl,
  formats: {
    rtdf: {
      title: 'Real-time feed (RTDF)',
      about:
        'The real-time feed of the trade: software that feeds other portals feeds Letfair by changing the address. It sends an API key as X-Api-Key in the place of a client certificate.',
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
});
