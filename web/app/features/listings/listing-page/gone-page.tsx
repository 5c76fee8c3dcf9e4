import type { ListingSummary } from '@letfair/contract/search/search';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { SimilarListings } from './page-part.tsx';

interface GonePageProps {
  readonly title: string;
  readonly similar: readonly ListingSummary[];
  /** How the home stands for the reader, in place of what everyone reads. */
  readonly standing: (forEverybody: ReactNode) => ReactNode;
}

/** Shown for a listing that was let or taken down, with similar ones. */
export const GonePage = ({ title, similar, standing }: GonePageProps) => (
  <Container>
    <div className="grid gap-6 pb-16">
      <div className="pt-6 empty:hidden">{standing(null)}</div>
      <EmptyState
        icon={KeyRound}
        title="This home is no longer available"
        level="h1"
        link={{ to: '/properties', text: 'Search homes', variant: 'primary' }}
      >
        <span className="wrap-anywhere">{title && `“${title}” has been let or taken down.`}</span>
      </EmptyState>
      <SimilarListings listings={similar} />
    </div>
  </Container>
);
