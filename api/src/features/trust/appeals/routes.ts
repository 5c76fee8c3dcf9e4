import { APPEALS_OF_A_LISTING, APPEALS_PER_PAGE, type appealsContract } from '@letfair/contract/trust/admin/appeals';
import { appealedMeasures } from '@letfair/domain/trust/moderation/appeals';
import type { Db } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { disputableWordings, listingOf } from '../../listings/manage/index.ts';
import { findAppealLink } from '../suspension/index.ts';
import { appealsByStatus, appealsOfListing, findAppealOfDecision } from './appeals.repository.ts';
import { decideAppeal } from './decide-appeal.ts';
import {
  type AppealsDeps,
  decisionAgainst,
  fileAppeal,
  fileAppealByLink,
  findLinkedMeasure,
  linkGone,
} from './file-appeal.ts';
import { presentAppeal, presentQueuedAppeals } from './present-appeal.ts';

/** What was appealed, and what still can be. */
const showAppealsOfListing =
  (db: Db): Handler<typeof appealsContract.ofListing> =>
  async ({ actor, params }) => {
    const listing = await listingOf(db, actor.id, params.propertyId);
    if (!listing) return listingNotFound();
    const appeals = await appealsOfListing(db, listing.id, APPEALS_OF_A_LISTING);
    const against = await decisionAgainst(db, listing);
    const isAnswered = appeals.some(({ decision_id }) => decision_id === against?.decision.id);
    const wordings = await disputableWordings(db, listing);
    return {
      ok: true,
      data: {
        appeals: appeals.map(presentAppeal),
        can: {
          decision:
            against && !isAnswered
              ? { kind: against.kind, reason: against.decision.note, decidedAt: against.decision.at.toISOString() }
              : null,
          wordings: wordings.filter(
            ({ rule, field, excerpt }) =>
              !appeals.some((appeal) => appeal.rule === rule && appeal.field === field && appeal.excerpt === excerpt),
          ),
        },
      },
    };
  };

const openLink =
  (db: Db): Handler<typeof appealsContract.openLink> =>
  async ({ body }) => {
    const link = await findAppealLink(db, hashToken(body.token));
    const linked = link && (await findLinkedMeasure(db, link));
    if (!link || !linked) return linkGone;
    const { decision, measure } = linked;
    const appeal = await findAppealOfDecision(db, link.decision_id);
    return {
      ok: true,
      data: {
        decision: { kind: appealedMeasures[measure].kind, reason: decision.note, decidedAt: decision.at.toISOString() },
        appeal: appeal ? presentAppeal(appeal) : null,
      },
    };
  };

const listQueue =
  (db: Db): Handler<typeof appealsContract.queue> =>
  async ({ actor, query: { status, cursor } }) => {
    const page = await keysetPage(cursor, APPEALS_PER_PAGE, (range) => appealsByStatus(db, { status, ...range }));
    if (!page.ok) return page;
    const appeals = await presentQueuedAppeals(db, page.rows, actor.id);
    return { ok: true, data: { appeals, nextCursor: page.nextCursor } };
  };

export const appealsRoutes = (db: Db, deps: AppealsDeps): Handlers<typeof appealsContract> => ({
  ofListing: showAppealsOfListing(db),
  file: fileAppeal(deps),
  openLink: openLink(db),
  fileByLink: fileAppealByLink(deps),
  queue: listQueue(db),
  decide: decideAppeal(deps.publicUrl),
});
