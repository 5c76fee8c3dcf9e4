import { shownValue } from '@letfair/domain/agencies/portfolio/rows';
import type { RtdfProblem } from '@letfair/domain/agencies/portfolio/rtdf/rtdf-property';
import type { Db } from '../../../platform/db.ts';
import type { ListingRow } from '../../listings/manage/index.ts';
import { listBranches } from '../teams/index.ts';

/** Null for an account without branches, which is one itself. */
type FoundBranch =
  | { readonly ok: true; readonly id: string | null }
  | { readonly ok: false; readonly problem: RtdfProblem };

/** The branch whose code a feed names. Homes of a branch that nobody knows would be lost in silence. */
export async function findFedBranch(db: Db, accountId: string, code: string): Promise<FoundBranch> {
  const branches = await listBranches(db, accountId);
  if (branches.length === 0) return { ok: true, id: null };
  const found = branches.find((branch) => branch.code !== '' && branch.code === code);
  if (found) return { ok: true, id: found.id };
  const known = branches.flatMap((branch) => (branch.code ? [`${branch.code} (${branch.name})`] : []));
  const value = shownValue(code);
  const wanted =
    known.length > 0
      ? `None of your branches has the code ${value}. Your branches are ${known.join(', ')}. Send one of these codes, or give a branch the code ${value} on /team.`
      : `We can’t find branch ${value}, because none of your branches has a code yet. Give them the codes from your software on /team.`;
  return { ok: false, problem: { error: 'branch', field: 'branch.branch_id', value, wanted } };
}

/** Branches may use the same numbers for homes, and must not overwrite each other's. */
export const isOfOtherBranch = ({ branch_id, status }: ListingRow, branchId: string | null): boolean =>
  branchId !== null && branch_id !== null && branch_id !== branchId && status !== 'let' && status !== 'withdrawn';
