import type { searchContract } from '@letfair/contract/search';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { showProperty } from './show-property.ts';
import { viewProperty } from './view-property.ts';

export const propertyPageRoutes = (db: Db): Pick<Handlers<typeof searchContract>, 'property' | 'view'> => ({
  property: showProperty(db),
  view: viewProperty(db),
});
