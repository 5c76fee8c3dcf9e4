import type { DraftSummary } from '@letfair/contract/drafts';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { LinkButton } from '../../ui/actions/links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { DraftRow, draftName } from './draft-row.tsx';
import { useDrafts } from './use-drafts.ts';

/** Shown to everybody who has a dashboard; only landlords and agents have drafts to load (document 2, section 2). */
export function DraftsSection({ lister }: { readonly lister: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="drafts" className="grid gap-4">
      <h2 id="drafts" ref={heading} tabIndex={-1} className="text-title outline-none">
        Property Drafts
      </h2>
      {lister ? <ListerDrafts heading={heading} /> : <NoDrafts />}
    </section>
  );
}

const NoDrafts = () => (
  <EmptyState
    icon={FileText}
    title="No drafts saved yet"
    level="h3"
    actions={<LinkButton to="/list-property">Start New Property Listing</LinkButton>}
  />
);

function ListerDrafts({ heading }: { readonly heading: { readonly current: HTMLElement | null } }) {
  const { drafts, status, reload, remove, deleting, failed } = useDrafts();
  const [asked, setAsked] = useState<DraftSummary | null>(null);

  async function onConfirm(draft: DraftSummary) {
    const gone = await remove(draft);
    setAsked(null);
    // The button that had the focus goes with its draft.
    if (gone) setTimeout(() => heading.current?.focus());
  }

  if (!drafts && status === 'loading') return <p className="min-h-80 text-muted">Loading drafts...</p>;
  return (
    <>
      {failed && <Alert>The draft could not be deleted. Please try again.</Alert>}
      {status === 'failed' && <LoadFailure what="your drafts" onRetry={reload} />}
      {drafts?.length === 0 && <NoDrafts />}
      {drafts && drafts.length > 0 && (
        <ul className="grid gap-3">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onDelete={() => setAsked(draft)} />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title="Delete this draft?"
          action="Delete draft"
          busy={deleting && 'Deleting...'}
          onConfirm={() => void onConfirm(asked)}
          onClose={() => setAsked(null)}
        >
          “{draftName(asked)}” and what you typed in it will be gone for good.
        </ConfirmDialog>
      )}
    </>
  );
}
