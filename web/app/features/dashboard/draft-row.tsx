import type { DraftSummary } from '@letfair/contract/drafts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/links.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export const draftName = ({ title }: DraftSummary): string => title.trim() || 'Untitled Draft';

interface DraftRowProps {
  readonly draft: DraftSummary;
  readonly onDelete: () => void;
}

export const DraftRow = ({ draft, onDelete }: DraftRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-card p-4">
    <div className="min-w-0">
      <h3 id={`draft-${draft.id}`} className="text-base">
        {draftName(draft)}
      </h3>
      <p className="text-sm text-muted">
        Created {formatDate(draft.createdAt)} · Last modified {formatDate(draft.updatedAt)}
      </p>
    </div>
    <div className="flex gap-2">
      <LinkButton
        to={`/list-property?draft=${encodeURIComponent(draft.id)}`}
        size="sm"
        aria-describedby={`draft-${draft.id}`}
      >
        Edit
      </LinkButton>
      <Button size="sm" variant="danger" onClick={onDelete}>
        Delete
        <VisuallyHidden> {draftName(draft)}</VisuallyHidden>
      </Button>
    </div>
  </li>
);
