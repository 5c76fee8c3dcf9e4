import { Link } from 'react-router';

/** Two gables under one roof line: two sides, one fair deal. */
const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <path
      d="M6 24V15.2l5-4.4 5 4.4 5-4.4 5 4.4V24"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-on-primary"
    />
    <path d="M13.6 24v-4.2a2.4 2.4 0 0 1 4.8 0V24z" className="fill-accent" />
  </svg>
);

export const Wordmark = () => (
  <Link to="/" aria-label="Letfair home" className="flex items-center gap-2.5 rounded-md">
    <Mark />
    <span className="font-display text-title font-semibold tracking-tight">Letfair</span>
  </Link>
);
