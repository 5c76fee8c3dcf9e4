import type { listingsContract } from '@letfair/contract/listings/listings';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { draftRoutes } from '../drafts/index.ts';
import type { Inventory } from '../inventory/index.ts';
import { editListing } from './edit-listing.ts';
import { confirmByMail, discardRevision, duplicateListing, listOwn, showOwn } from './manage-own-listings.ts';
import { showPosition } from './show-position.ts';
import { submitListing, submitWithInventory } from './submit-listing.ts';

export const listingsRoutes = (
  db: Db,
  inventory: Inventory,
): Omit<Handlers<typeof listingsContract>, 'preview' | 'act'> => ({
  ...draftRoutes(db),
  submit: submitListing(db),
  submitWithInventory: submitWithInventory(db, inventory.book),
  mine: listOwn(db),
  own: showOwn(db),
  position: showPosition(db),
  edit: editListing(),
  discardRevision: discardRevision(),
  duplicate: duplicateListing(),
  confirmByMail: confirmByMail(),
});
