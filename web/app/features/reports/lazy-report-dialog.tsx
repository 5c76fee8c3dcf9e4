import { type ComponentProps, lazy, Suspense } from 'react';

export const loadReportDialog = () => import('./report-dialog.tsx');
const Dialog = lazy(async () => ({ default: (await loadReportDialog()).ReportDialog }));

/** Comes when somebody wants to report something: most pages are never reported. */
export const LazyReportDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
