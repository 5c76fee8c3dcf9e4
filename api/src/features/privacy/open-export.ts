import type { privacyContract } from '@letfair/contract/privacy';
import type { Handler } from '../../platform/http/handlers.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { DOWNLOAD_PATH } from './download-export.ts';
import { setTicket } from './exports.repository.ts';

/** As long as a browser needs to follow a link. */
const TICKET_SECONDS = 60;

const noCopy = {
  ok: false,
  code: 'not_found',
  message: 'There is no copy of your data to download. Please ask for a new one.',
} as const;

/**
 * A browser saves a file of any size only when it goes to its address itself, and there the token of the session does
 * not go along. So the session buys a ticket: it opens this one file, once, within a minute, and then is worth nothing
 * to whoever finds it in a history or a log.
 */
export const openExport =
  (): Handler<typeof privacyContract.openExport> =>
  ({ actor, write }) =>
    write(async (tx) => {
      const ticket = newToken();
      const opened = await setTicket(tx, actor.id, { hash: hashToken(ticket), seconds: TICKET_SECONDS });
      return opened ? { ok: true, data: { path: `${DOWNLOAD_PATH}?ticket=${ticket}` } } : noCopy;
    });
