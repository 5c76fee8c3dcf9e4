import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { signInPath } from '../../lib/safe-next-path.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

interface SignInPromptProps {
  /** Where to come back to. */
  readonly next: string;
  readonly children: ReactNode;
}

/** In place of a page that needs somebody to be signed in. */
export const SignInPrompt = ({ next, children }: SignInPromptProps) => (
  <EmptyState
    icon={LogIn}
    title="Please Sign In"
    level="h1"
    actions={
      <LinkButton to={signInPath(next)} variant="accent">
        Sign In
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);
