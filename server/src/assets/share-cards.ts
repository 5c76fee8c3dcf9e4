import { join } from 'node:path';
import { createShareCards, type ShareCard } from '@letfair/api';
import type { LetfairContract } from '@letfair/contract';
import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { Client } from '@letfair/contract/wire/client';
import { shareCardUrl } from '@letfair/domain/files/photos';
import { furnishingLabels } from '@letfair/domain/homes/vocabulary';
import { listingPlace } from '@letfair/domain/listings/listing-name';
import { formatRent } from '@letfair/domain/money';
import { dayInWords, ukDay } from '@letfair/domain/uk-time';
import { isUuid } from '@letfair/domain/uuid';
import type { FastifyPluginAsync } from 'fastify';
import { webFolder } from './web-build.ts';

/** A changed rent shows in a new preview within this time. */
const HOUR_SECONDS = 3_600;

const headers = {
  'cache-control': `public, max-age=${HOUR_SECONDS}`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'content-type': 'image/png',
} as const;

/** Pictures for links to homes without photos, for whoever may see the home's page. */
export const shareCards =
  ({ search }: Pick<Client<LetfairContract>, 'search'>): FastifyPluginAsync =>
  async (app) => {
    const draw = createShareCards(join(webFolder, 'public/social-card.png'));
    app.get<{ Params: { id: string } }>(shareCardUrl(':id'), async ({ params: { id } }, reply) => {
      const answer = isUuid(id) ? await search.property({ params: { id } }) : null;
      if (!answer?.success)
        return reply
          .status(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found');
      return reply.headers(headers).send(await draw(cardOf(answer.data, ukDay(new Date()))));
    });
  };

function cardOf(listing: PublicListing, today: string): ShareCard {
  const { furnishing, petsConsidered } = listing.materialInformation;
  const available = listing.availableDate <= today ? 'Available now' : `Available ${dayInWords(listing.availableDate)}`;
  return {
    title: listingPlace(listing),
    rent: formatRent(listing.price),
    facts: [
      ...(furnishing ? [furnishingLabels[furnishing]] : []),
      ...(petsConsidered ? ['Pets considered'] : []),
      available,
    ],
  };
}
