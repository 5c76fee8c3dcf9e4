import type { ReactNode } from 'react';
import { PermittedPage } from '../../features/accounts/permissions/index.ts';
import { AccountPage } from '../../features/accounts/session/index.ts';
import { ListPropertyPage, loadSavedSource } from '../../features/listings/manage/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { PagePlaceholder } from '../../ui/feedback/placeholders.tsx';
import type { Route } from './+types/list-property.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'List Your Property',
    description: 'List a home on Letfair, free of charge.',
    unlisted: true,
  });

export const clientLoader = loadSavedSource;

/** Nothing is loaded again under a form that somebody fills in. */
export const shouldRevalidate = () => false;

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <AccountPage>
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-8">{children}</div>
  </AccountPage>
);

export const HydrateFallback = () => (
  <Frame>
    <PagePlaceholder fields={6} />
  </Frame>
);

export default function ListProperty() {
  return (
    <Frame>
      <PermittedPage permission="listings" title="List Your Property">
        <ListPropertyPage />
      </PermittedPage>
    </Frame>
  );
}
