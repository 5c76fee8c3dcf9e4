import { MAX_TABLE_SEARCH, photoFilters, sortDirections } from '@letfair/domain/listings/bulk/table';
import { listingStandings } from '@letfair/domain/listings/standing';
import * as z from 'zod';
import { id, text } from '../wire/text.ts';

/** Which homes of the lister are meant. */
export const homesFilter = {
  search: text(MAX_TABLE_SEARCH)
    .optional()
    .meta({
      description: 'Only homes with this text in the title, the address or the reference.',
      examples: ['orchard row'],
    }),
  status: z
    .enum(listingStandings)
    .optional()
    .describe('Only homes with this status. `needs-change`: all those waiting for you, whatever their status.'),
  clientId: id.optional().describe('Only this client’s homes.'),
  branchId: id.optional().describe('Only this branch’s homes.'),
  assignedTo: id.optional().describe('Only homes that this person looks after.'),
  photos: z
    .enum(photoFilters)
    .optional()
    .describe('`none`: only homes without any photos, unless they’ve been let or withdrawn.'),
};

export const sortDirection = z
  .enum(sortDirections)
  .optional()
  .describe('The sort direction; the usual one for the column if you leave it out.');
