export { LazyReportDialog, ReportButton } from './report-button.tsx';
export { reasonLabels } from './report-form.ts';
