import type { PortableListing } from './portable-listing.ts';

export interface KnownBranch {
  readonly name: string;
  /** Empty where it has none. */
  readonly code: string;
}

export const sameBranchName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'accent' }) === 0;

/** The branch that a file means by a name or code. */
export const findBranch = <Branch extends KnownBranch>(branches: readonly Branch[], said: string): Branch | undefined =>
  branches.find(({ code }) => code !== '' && code === said.trim()) ??
  branches.find(({ name }) => sameBranchName(name, said));

interface InBranch {
  readonly portable: PortableListing;
  /** Why the home stays in the branch that it is in; null where it doesn't. */
  readonly note: string | null;
}

/**
 * A listing whose branch has the name that the account gives it. A number that the account doesn't know is left out:
 * an account without codes is one branch itself.
 */
export function withKnownBranch(
  { branchIsCode, ...portable }: PortableListing,
  branches: readonly KnownBranch[],
): InBranch {
  const { branch, ...rest } = portable;
  if (branch === undefined || branch === '') return { portable, note: null };
  const found = findBranch(branches, branch);
  if (found) return { portable: { ...portable, branch: found.name }, note: null };
  if (!branchIsCode) return { portable, note: null };
  const known = branches.flatMap(({ name, code }) => (code === '' ? [] : [`${code} (${name})`]));
  return {
    portable: rest,
    note:
      known.length === 0
        ? null
        : `You don’t have a branch with the code ${branch}, so this home’s branch won’t change. Your branches are ${known.join(', ')}.`,
  };
}
