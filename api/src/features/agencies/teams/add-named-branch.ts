import { findBranch } from '@letfair/domain/agencies/portfolio/branches';
import { MAX_BRANCHES, teamSentences } from '@letfair/domain/agencies/teams/limits';
import type { Tx } from '../../../platform/db.ts';
import { conflict, contactRefusal } from '../../../platform/http/refusals.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { insertBranch, listBranches } from './branches.repository.ts';

/** The id of a branch by its name or code; one that is new is added. The refusals of the form apply. */
export async function addNamedBranch(tx: Tx, accountId: string, said: string) {
  const known = findBranch(await listBranches(tx, accountId), said);
  if (known) return { ok: true, id: known.id } as const;
  const name = said.trim();
  const refusal = contactRefusal({ name });
  if (refusal) return refusal;
  await lockAccount(tx, accountId);
  if ((await listBranches(tx, accountId)).length >= MAX_BRANCHES) return conflict(teamSentences.tooManyBranches);
  await insertBranch(tx, accountId, { name, code: '', address: '' });
  const added = findBranch(await listBranches(tx, accountId), name);
  return added ? ({ ok: true, id: added.id } as const) : conflict(teamSentences.branchExists);
}
