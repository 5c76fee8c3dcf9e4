import { UserMinus } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { forgetLeftTeam } from '../session/index.ts';

/** Stands above every page from the moment somebody was removed from their team until they have read it. */
export const LeftTeamNotice = ({ team }: { readonly team: string }) => (
  <section aria-label="Your team" className="border-b border-line bg-sand">
    <Container>
      <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <p className="flex min-w-0 flex-1 basis-64 gap-3">
          <UserMinus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            You’re no longer part of {team}, so you can’t open its homes and messages any more. What you’ve done there
            stays with the team, and your own account stays as it is. If you were writing a message or a note, we’ve
            kept it for you to copy.
          </span>
        </p>
        <Button onClick={forgetLeftTeam}>OK</Button>
      </div>
    </Container>
  </section>
);
