import type { moderationContract, RedressMembership } from '@letfair/contract/trust/admin/moderation';
import { recordAudit } from '../../../platform/audit.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, notFound } from '../../../platform/http/refusals.ts';
import { confirmRedressOf, findRedressOf } from '../../accounts/profile/index.ts';
import { resumeWaitingImports } from '../../agencies/imports/index.ts';

type StoredRedress = NonNullable<Awaited<ReturnType<typeof findRedressOf>>>;

export const presentRedress = (stored: StoredRedress): RedressMembership => ({
  scheme: stored.redress_scheme,
  number: stored.redress_number,
  confirmedAt: stored.redress_confirmed_at?.toISOString() ?? null,
});

const noSuchAgency = notFound('We couldn’t find this agency.');
const notSaid = invalid('scheme', 'The agency hasn’t named its redress scheme yet.');
const saysAnother = conflict(
  'The agency has changed its redress scheme since you opened this. Reload to see the latest.',
);

/** Ends the daily limit of new homes: what waits for tomorrow goes in now. Confirming twice is confirming once. */
export const confirmRedress: Handler<typeof moderationContract.confirmRedress> = ({
  actor,
  params: { id },
  body: { scheme, number },
  write,
}) =>
  write(async (tx) => {
    const known = await findRedressOf(tx, id);
    if (!known) return noSuchAgency;
    if (scheme.trim() === '') return notSaid;
    const confirmed = await confirmRedressOf(tx, id, { redress_scheme: scheme, redress_number: number });
    if (!confirmed) return saysAnother;
    if (known.redress_confirmed_at === null) {
      await recordAudit(tx, {
        actor_id: actor.id,
        actor_role: 'moderator',
        action: 'confirm-redress',
        target_type: 'account',
        target_id: id,
        status: '',
        note: [scheme, number].filter((part) => part !== '').join(', '),
      });
      await resumeWaitingImports(tx, id);
    }
    return { ok: true, data: presentRedress(confirmed) };
  });
