import type { Application } from '@letfair/contract/lettings/applications';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { comparisonRows, inOrderOfArrival } from './comparison.ts';

interface ComparisonDialogProps {
  readonly chosen: readonly Application[];
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function ComparisonDialog({ chosen, onOpen, onClose }: ComparisonDialogProps) {
  const columns = inOrderOfArrival(chosen);
  const caption = `Applications for “${columns[0]?.propertyTitle ?? ''}”`;
  return (
    <Dialog title="Compare applications" placement="wide" onClose={onClose}>
      <p className="text-muted">
        These are in the order they arrived, and we don’t rate them. If an applicant hasn’t shared something, please
        don’t hold it against them.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-md border border-line">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line bg-sand">
              <th scope="col" className={heading}>
                Detail
              </th>
              {columns.map(({ id, tenant }) => (
                <th key={id} scope="col" className="min-w-36 px-4 py-3 font-semibold wrap-anywhere">
                  {tenant.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows(columns).map(({ criterion, values }) => (
              <tr key={criterion} className="border-b border-line align-top">
                <th scope="row" className={heading}>
                  {criterion}
                </th>
                {columns.map(({ id }, index) => (
                  <td key={id} className="px-4 py-3 wrap-anywhere whitespace-pre-line tabular-nums">
                    {values[index] ?? <span className="text-muted">Not shared</span>}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className={heading}>
                Answer
              </th>
              {columns.map(({ id, tenant }) => (
                <td key={id} className="px-4 py-3">
                  <Button size="sm" onClick={() => onOpen(id)}>
                    Open<VisuallyHidden> the application from {tenant.name}</VisuallyHidden>
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

const heading = 'px-4 py-3 text-sm font-semibold whitespace-nowrap text-muted';
