import { FileText } from 'lucide-react';
import { formatDate } from '../../lib/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export interface DraftSummary {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface DraftsSectionProps {
  /** Undefined while the list is on its way. */
  readonly drafts: readonly DraftSummary[] | undefined;
}

export const DraftsSection = ({ drafts }: DraftsSectionProps) => (
  <section aria-labelledby="drafts" className="grid gap-4">
    <h2 id="drafts" className="text-title">
      Property Drafts
    </h2>
    <DraftList drafts={drafts} />
  </section>
);

function DraftList({ drafts }: DraftsSectionProps) {
  if (!drafts) return <p className="text-muted">Loading drafts...</p>;
  if (drafts.length === 0)
    return (
      <EmptyState
        icon={FileText}
        title="No drafts saved yet"
        level="h3"
        actions={<LinkButton to="/list-property">Start New Property Listing</LinkButton>}
      />
    );
  return (
    <ul className="grid gap-3">
      {drafts.map((draft) => (
        <li
          key={draft.id}
          className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-card p-4"
        >
          <div className="min-w-0">
            <h3 className="text-base">{draft.title || 'Untitled Draft'}</h3>
            <p className="text-sm text-muted">
              Created {formatDate(draft.createdAt)} · Last modified {formatDate(draft.updatedAt)}
            </p>
          </div>
          <LinkButton to={`/list-property?draft=${encodeURIComponent(draft.id)}`} size="sm">
            Edit
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
