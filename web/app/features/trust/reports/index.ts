export { LazyMessagesReportDialog, LazyReportDialog, ReportButton } from './report-button.tsx';
export { reasonLabels } from './report-form.ts';
export { SharedMessageList } from './shared-message-list.tsx';
