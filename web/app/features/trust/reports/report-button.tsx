import { Flag } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { signInPath } from '../../../lib/safe-next-path.ts';
import { useResumeAfterSignIn } from '../../../lib/use-resume-after-sign-in.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useIsSignedIn } from '../../accounts/session/index.ts';
import type { ReportTarget } from './report-form.ts';

const MessagesDialog = lazyPart(async () => (await import('./messages-report-dialog.tsx')).MessagesReportDialog);
const Dialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportButtonProps extends ReportTarget {
  /** An icon on top of a photo, or a quiet text button. */
  readonly look?: 'sign' | 'word';
  /** On the page of a home visitors see it too, and sign in when they press it. */
  readonly forVisitors?: boolean;
}

const looks = {
  sign: 'grid size-11 place-items-center rounded-full border border-line bg-card text-ink transition-colors duration-150 hover:bg-sand',
  word: 'inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold text-muted hover:bg-sand hover:text-ink',
} as const;

/** Only signed-in users can report; what they typed stays open when the session ends. */
export function ReportButton({ type, targetId, title, look = 'sign', forVisitors = false }: ReportButtonProps) {
  const isSignedIn = useIsSignedIn();
  const [open, setOpen] = useState(false);
  useResumeAfterSignIn('report', forVisitors && isSignedIn, () => setOpen(true));
  const style = classNames('cursor-pointer print:hidden', looks[look]);
  const label = (
    <>
      <Flag aria-hidden="true" className={look === 'sign' ? 'size-5' : 'size-4'} />
      {look === 'word' && 'Report'}
      <VisuallyHidden>
        {look === 'sign' && 'Report'}: {title}
      </VisuallyHidden>
    </>
  );
  if (!isSignedIn && !open)
    return forVisitors ? (
      <Link to={signInPath(`/properties/${encodeURIComponent(targetId)}#report`)} className={style}>
        {label}
      </Link>
    ) : null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={Dialog.preload}
        onFocus={Dialog.preload}
        onClick={() => setOpen(true)}
        className={style}
      >
        {label}
      </button>
      {open && <LazyReportDialog type={type} targetId={targetId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Loaded on demand, because few visitors report anything. */
export const LazyReportDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);

export const LazyMessagesReportDialog = (props: ComponentProps<typeof MessagesDialog>) => (
  <Suspense>
    <MessagesDialog {...props} />
  </Suspense>
);
