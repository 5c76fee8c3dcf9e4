import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { StatCard, StatGrid } from '../../ui/stat-card.tsx';
import type { Session } from '../session/index.ts';
import { type DraftSummary, DraftsSection } from './drafts-section.tsx';
import { roleContent } from './role-content.ts';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

const noDrafts: readonly DraftSummary[] = [];

export function Dashboard({ user, favourites }: Pick<SignedIn, 'user' | 'favourites'>) {
  if (user.userType === 'admin') return null;
  const { subtitle, stats, actions } = roleContent(user.userType, favourites.length);
  return (
    <div className="grid gap-10">
      <PageHeading title={`Welcome back, ${user.firstName}!`} subtitle={subtitle} />
      <section aria-label="Figures">
        <StatGrid count={stats.length === 4 ? 4 : 3}>
          {stats.map((stat) => (
            <StatCard key={stat.label} {...stat} />
          ))}
        </StatGrid>
      </section>
      <section aria-labelledby="actions" className="grid gap-4">
        <h2 id="actions" className="text-title">
          Quick actions
        </h2>
        <div className="flex flex-wrap gap-3">
          {actions.map(({ label, to, icon: Icon }, index) => (
            <LinkButton key={to} to={to} variant={index === 0 ? 'accent' : 'quiet'}>
              <Icon aria-hidden="true" className="size-4.5" />
              {label}
            </LinkButton>
          ))}
        </div>
      </section>
      <DraftsSection drafts={noDrafts} />
    </div>
  );
}
