import {
  MAX_TEMPLATE_TEXT,
  MAX_TEMPLATE_TITLE,
  MAX_TEMPLATES,
} from '@letfair/domain/lettings/conversations/reply-templates';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { id, text } from '../../wire/text.ts';

const replyTemplate = z.object({
  id,
  title: text(MAX_TEMPLATE_TITLE),
  /** `{home}` and `{name}` stand for the home's title and the tenant's first name. */
  content: text(MAX_TEMPLATE_TEXT),
});
export type ReplyTemplate = z.output<typeof replyTemplate>;

const body = z.strictObject({
  title: text(MAX_TEMPLATE_TITLE).trim().min(1, 'Give the template a title.'),
  content: text(MAX_TEMPLATE_TEXT).trim().min(1, 'Enter the template text.'),
});
const listers = ['landlord', 'agent'] as const;

export const replyTemplatesContract = {
  list: endpoint('GET /api/reply-templates', listers, {
    team: 'read',
    summary: 'Your reply templates, oldest first',
    data: z.object({ templates: z.array(replyTemplate).max(MAX_TEMPLATES) }),
  }),
  add: endpoint('POST /api/reply-templates', listers, {
    team: 'templates',
    whileLimited: 'allowed',
    summary: `Save a reply template; you can have up to ${MAX_TEMPLATES}`,
    body,
    data: replyTemplate,
    errors: ['conflict'],
  }),
  change: endpoint('PUT /api/reply-templates/:id', listers, {
    team: 'templates',
    whileLimited: 'allowed',
    summary: 'Change a reply template',
    body,
    data: replyTemplate,
  }),
  remove: endpoint('DELETE /api/reply-templates/:id', listers, {
    team: 'templates',
    whileLimited: 'allowed',
    summary: 'Delete a reply template',
    data: z.object({ id }),
  }),
};
