import type { ListingSummary } from '@letfair/contract/search';
import { KeyRound } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SimilarListings } from './page-part.tsx';

interface GonePageProps {
  readonly title: string;
  readonly similar: readonly ListingSummary[];
}

/** Shown for a listing that was let or taken down, with similar ones. */
export const GonePage = ({ title, similar }: GonePageProps) => (
  <Container>
    <div className="grid gap-6 pb-16">
      <EmptyState
        icon={KeyRound}
        title="This home is no longer available"
        level="h1"
        link={{ to: '/properties', text: 'Search homes', variant: 'accent' }}
      >
        <span className="wrap-anywhere">{title && `“${title}” has been let or taken down.`}</span>
      </EmptyState>
      <SimilarListings listings={similar} />
    </div>
  </Container>
);
