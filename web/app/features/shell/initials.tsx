import type { SessionUser } from '../session/index.ts';

const firstLetter = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase();

export const Initials = ({ user }: { readonly user: SessionUser }) => (
  <span
    aria-hidden="true"
    className="grid size-8 shrink-0 place-items-center rounded-sm bg-primary-soft text-sm font-semibold text-link"
  >
    {firstLetter(user.firstName)}
    {firstLetter(user.lastName)}
  </span>
);
