import { ListPropertyPage } from '../../features/listings/index.ts';
import { AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/list-property.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'List Your Property',
    description: 'List a home on Letfair, free of charge.',
    unlisted: true,
  });

export default function ListProperty() {
  return (
    <AccountPage>
      <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-8">
        <ListPropertyPage />
      </div>
    </AccountPage>
  );
}
