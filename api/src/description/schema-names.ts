import { contract } from '@letfair/contract';
import { singleTime } from '@letfair/contract/lettings/viewings/times';
import { slot } from '@letfair/contract/lettings/viewings/viewings';
import { finding } from '@letfair/contract/listings/finding';
import { completeness } from '@letfair/contract/listings/listing-payload';
import { point, replies } from '@letfair/contract/search/search';
import { photo } from '@letfair/contract/wire/photo';
import { id, text } from '@letfair/contract/wire/text';
import { applicationStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { viewingStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import * as z from 'zod';

const {
  accounts,
  admin,
  appeals,
  applications,
  certificates,
  clients,
  conversations,
  favorites,
  feed,
  imports,
  inbox,
} = contract;
const { listings, measures, moderation, photos, postcodes, profile, replyTemplates, review, savedSearches, steps } =
  contract;
const { access, system, teams, viewings, webhooks } = contract;

/**
 * What schemas are called that several calls share and whose fields call them differently: a viewing is the `data` of one
 * call and in the `viewings` of another.
 */
export const schemaNames: Readonly<Record<string, z.ZodType>> = {
  Appeal: appeals.queue.data.shape.appeals.element,
  Application: applications.apply.data,
  ApplicationStatus: z.enum(applicationStatuses),
  AuditEntry: admin.audit.data.shape.entries.element,
  BranchDetails: teams.addBranch.body,
  Certificate: certificates.list.data.shape.certificates.element,
  Client: clients.add.data,
  Consequences: steps.consequences.data,
  Conversation: applications.write.data,
  DirectoryImport: postcodes.begin.data,
  EmailAddress: accounts.forgotPassword.body,
  FeedProperty: feed.show.data,
  FeedValue: feed.save.body.shape.values.shape.title.unwrap(),
  Finding: finding,
  Import: imports.begin.data,
  Listing: moderation.listing.data,
  ListingCard: favorites.cards.data.shape.properties.element,
  Attachment: conversations.attach.data,
  ChosenTime: singleTime,
  Claim: review.claim.data,
  FailedJobs: system.retry.body,
  LinkToken: appeals.openLink.body,
  ListingForm: listings.createDraft.body,
  ListingPayload: listings.submit.body,
  MissingFact: completeness.shape.missing.element,
  Person: z.object({ id, name: text(400) }),
  Redress: moderation.confirmRedress.data,
  Replies: replies,
  SecondStepNeeded: accounts.verify.refusedData,
  Slot: slot,
  WaitingPlace: viewings.joinWaitingList.data,
  MailedToken: profile.revertEmail.body,
  ListingStatus: z.enum(listingStatuses),
  Measure: measures.apply.data,
  Message: conversations.messages.data.shape.messages.element,
  ModeratorNote: review.addNote.data,
  OwnAppeal: appeals.file.data,
  Photo: photo,
  OwnPhoto: photos.caption.data,
  Point: point,
  Remaining: access.endByLink.data.shape.remaining.element,
  ReplyTemplate: replyTemplates.add.data,
  ReplyTemplateDetails: replyTemplates.add.body,
  SavedSearch: savedSearches.save.data,
  Session: accounts.login.data,
  TeamNote: inbox.addNote.data,
  TenantDetails: profile.saveTenant.data,
  AgencyDetails: profile.saveAgency.data,
  LandlordDetails: profile.saveLandlord.data,
  Viewing: viewings.book.data,
  ViewingStatus: z.enum(viewingStatuses),
  Webhook: webhooks.change.data,
  OwnListing: listings.own.data,
};
