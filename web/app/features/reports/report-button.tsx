import { Flag } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { patiently } from '../../lib/patiently.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../session/index.ts';
import type { ReportTarget } from './report-form.ts';

interface ReportButtonProps extends ReportTarget {
  /** An icon on top of a photo, or a quiet text button. */
  readonly look?: 'sign' | 'word';
}

const looks = {
  sign: 'grid size-11 place-items-center rounded-full border border-line bg-card text-ink transition-colors duration-150 hover:bg-sand',
  word: 'inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold text-muted hover:bg-sand hover:text-ink',
} as const;

/** Only signed-in users can report. */
export function ReportButton({ type, targetId, title, look = 'sign' }: ReportButtonProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadReportDialog()}
        onFocus={() => void loadReportDialog()}
        onClick={() => setOpen(true)}
        className={classNames('cursor-pointer print:hidden', looks[look])}
      >
        <Flag aria-hidden="true" className={look === 'sign' ? 'size-5' : 'size-4'} />
        {look === 'word' && 'Report'}
        <VisuallyHidden>
          {look === 'sign' && 'Report'}: {title}
        </VisuallyHidden>
      </button>
      {open && <LazyReportDialog type={type} targetId={targetId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

const loadReportDialog = () => import('./report-dialog.tsx');
const Dialog = lazy(patiently(async () => ({ default: (await loadReportDialog()).ReportDialog })));

/** Loaded on demand, because few visitors report anything. */
export const LazyReportDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
