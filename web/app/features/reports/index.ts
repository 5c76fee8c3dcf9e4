export { LazyReportDialog, ReportButton } from './report-button.tsx';
