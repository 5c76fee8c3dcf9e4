import { everyone, members, type Reader } from './capability.ts';

const names: Readonly<Record<Reader, string>> = {
  visitor: 'visitors',
  tenant: 'tenants',
  landlord: 'landlords',
  agent: 'agents',
  admin: 'admins',
};

const isFor = (readers: ReadonlySet<Reader>, all: readonly Reader[]): boolean => all.every((one) => readers.has(one));

/** "For landlords and agents": whom something is for, in the order in which roles are named everywhere. */
export function readersInWords(waysIn: readonly { readonly readers: readonly Reader[] }[]): string {
  const readers = new Set(waysIn.flatMap((way) => way.readers));
  if (isFor(readers, everyone)) return 'For everyone';
  if (isFor(readers, members)) return 'For everyone with an account';
  const named = everyone.filter((one) => readers.has(one)).map((one) => names[one]);
  return `For ${[named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ')}`;
}
