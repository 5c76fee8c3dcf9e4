import { classNames } from '../../lib/class-names.ts';

interface SkipLinkProps {
  /** The id of what it leads to, which takes the focus. */
  readonly to: string;
  readonly text: string;
}

/** Seen when it has the focus. With script it leaves no entry in the history that Back would have to leave. */
export const SkipLink = ({ to, text }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      const target = document.getElementById(to);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView();
    }}
    className={classNames(
      'fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary',
      'focus:translate-y-0',
    )}
  >
    {text}
  </a>
);
