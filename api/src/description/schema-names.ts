import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { webhookMessages } from '@letfair/contract/agencies/feed/webhook-messages';
import { singleTime } from '@letfair/contract/lettings/viewings/times';
import { slot } from '@letfair/contract/lettings/viewings/viewings';
import { draftForm } from '@letfair/contract/listings/drafts';
import { finding } from '@letfair/contract/listings/finding';
import { completeness, listingPayload } from '@letfair/contract/listings/listing-payload';
import { point, replies } from '@letfair/contract/search/search';
import { photo } from '@letfair/contract/wire/photo';
import { id, text } from '@letfair/contract/wire/text';
import { applicationStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { viewingStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import { certificateKinds } from '@letfair/domain/listings/certificates/kinds';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { nations } from '@letfair/domain/search/places/nations';
import * as z from 'zod';

const {
  access,
  accounts,
  admin,
  apiKeys,
  appeals,
  applications,
  certificates,
  clientHomes,
  clients,
  conversations,
  emailSwitches,
  favorites,
  feed,
  imports,
  inbox,
  listings,
  measures,
  moderation,
  photos,
  postcodes,
  profile,
  publicPages,
  replyTemplates,
  reports,
  review,
  savedSearches,
  search,
  security,
  steps,
  support,
  supportDesk,
  system,
  teams,
  viewingLinks,
  viewings,
  webhooks,
} = contract;

const ownListing = listings.own.data.shape;
const revision = ownListing.revision.unwrap();
const publicListing = search.property.data;

/** What a home says, in the versions of it that its page, its landlord and moderators see. */
const homes = {
  DraftForm: draftForm,
  ListingForm: listings.createDraft.body,
  Draft: listings.draft.data,
  SavedDraft: listings.saveDraft.data,
  ListingFields: listingPayload,
  PropertyTypeOrEmpty: listingPayload.shape.propertyType,
  ListingPayload: listings.submit.body,
  SubmittedListing: listings.submit.data,
  Address: ownListing.address,
  MaterialInformation: ownListing.materialInformation,
  ListingContent: revision.omit({ reasons: true, submittedAt: true }),
  Revision: revision,
  RevisionReason: revision.shape.reasons.element,
  HistoryEntry: ownListing.history.element,
  Listing: moderation.listing.data,
  OwnListing: listings.own.data,
  OwnListingSummary: listings.mine.data.shape.properties.element,
  NeededChange: listings.mine.data.shape.properties.element.shape.needsChange,
  ListingCounts: listings.mine.data.shape.counts,
  ListingStatus: z.enum(listingStatuses),
  ListingCard: favorites.cards.data.shape.properties.element,
  PublicAddress: publicListing.shape.address,
  PublicCertificate: publicListing.shape.certificates.element,
  PublicMaterialInformation: publicListing.shape.materialInformation,
  ListingDetails: publicListing.omit({
    price: true,
    propertyType: true,
    bedrooms: true,
    bathrooms: true,
    similar: true,
  }),
  PublicListing: publicListing,
  RentPeriod: publicListing.shape.rentHistory.element,
  Photo: photo,
  PhotoSource: photo.shape.sources.element,
  OwnPhoto: photos.caption.data,
  Finding: finding,
  MissingFact: completeness.shape.missing.element,
  Nation: z.enum(nations),
  Point: point,
  CertificateKind: z.enum(certificateKinds),
  Certificate: certificates.list.data.shape.certificates.element,
  CertificateHome: certificates.ofHome.data.shape.property,
  ClientHome: clientHomes.home.data.shape.home,
} as const;

const lettings = {
  Application: applications.apply.data,
  ApplicationStatus: z.enum(applicationStatuses),
  NextStep: applications.tickNextStep.body.shape.step,
  RenterProfile: applications.profile.data,
  Conversation: applications.write.data,
  Message: conversations.messages.data.shape.messages.element,
  Attachment: conversations.attach.data,
  TeamNote: inbox.addNote.data,
  Assignment: inbox.assign.data,
  Viewing: viewings.book.data,
  ViewingStatus: z.enum(viewingStatuses),
  ViewingTimes: viewings.saveTimes.body,
  SavedViewingTimes: viewings.times.data,
  MailedViewing: viewingLinks.open.data,
  ViewingLinkAction: viewingLinks.act.body.shape.action,
  Slot: slot,
  ChosenTime: singleTime,
  WaitingPlace: viewings.joinWaitingList.data,
  Calendar: certificates.calendar.data,
  OpenedCalendar: certificates.openCalendar.data,
  Consequences: steps.consequences.data,
  PublicPage: publicPages.landlord.data,
  Replies: replies,
  ReplyTemplate: replyTemplates.add.data,
  ReplyTemplateDetails: replyTemplates.add.body,
  SavedSearch: savedSearches.save.data,
} as const;

const software = {
  ApiKey: apiKeys.list.data.shape.keys.element,
  FeedProperty: feed.show.data,
  FeedValue: feed.save.body.shape.values.shape.title.unwrap(),
  Import: imports.begin.data,
  ImportState: imports.begin.data.shape.state,
  ImportCounts: imports.begin.data.shape.counts,
  ImportDetails: imports.show.data,
  ClientLandlord: clients.add.data,
  RtdfAnswer: rtdfCalls.removeProperty.answer,
  RtdfAgentRef: rtdfCalls.removeProperty.body.shape.property.shape.agent_ref,
  RtdfProperty: rtdfCalls.removeProperty.answer.shape.property.unwrap(),
  RtdfListedProperty: rtdfCalls.getBranchPropertyList.answer.shape.property.unwrap().element,
  RtdfBranch: rtdfCalls.getBranchPropertyList.body.shape.branch,
  RtdfListedBranch: rtdfCalls.getBranchPropertyList.answer.shape.branch.unwrap(),
  RtdfError: rtdfCalls.removeProperty.answer.shape.errors.element,
  RtdfWarning: rtdfCalls.removeProperty.answer.shape.warnings.element,
  RtdfNetwork: rtdfCalls.getBranchPropertyList.body.shape.network.unwrap(),
  Webhook: webhooks.change.data,
  NewWebhook: webhooks.add.data,
  WebhookEvents: webhooks.add.body.shape.events,
  WebhookMessageId: webhookMessages.test.shape.id,
  EnquiryMessage: webhookMessages.enquiry,
  ApplicationMessage: webhookMessages.application,
  ViewingMessage: webhookMessages.viewing,
  ApprovedMessage: webhookMessages.approved,
  RejectedMessage: webhookMessages.rejected,
  ExpiredMessage: webhookMessages.expired,
  TestMessage: webhookMessages.test,
  OwnReference: webhookMessages.test.shape.data.shape.reference,
} as const;

const accountsAndTeams = {
  Session: accounts.login.data,
  SecondStepNeeded: accounts.verify.refusedData,
  EmailAddress: accounts.forgotPassword.body,
  LinkToken: appeals.openLink.body,
  MailedToken: profile.revertEmail.body,
  Person: z.object({ id, name: text(400) }),
  ItemId: z.object({ id }),
  OwnPasskey: security.show.data.shape.passkeys.element,
  PasskeyAssertion: security.signInWithPasskey.body.shape.passkey,
  TenantDetails: profile.saveTenant.data,
  AgencyDetails: profile.saveAgency.data,
  LandlordDetails: profile.saveLandlord.data,
  Access: access.list.data,
  AccessItems: access.end.body.shape.items,
  Remaining: access.endByLink.data.shape.remaining.element,
  SecuredAccount: access.notMe.data,
  RecoveryCodes: security.renewRecoveryCodes.data,
  EmailSwitches: emailSwitches.list.data,
  Team: teams.show.data,
  BranchDetails: teams.addBranch.body,
} as const;

const trust = {
  Appeal: appeals.queue.data.shape.appeals.element,
  OwnAppeal: appeals.file.data,
  AppealableDecision: appeals.openLink.data.shape.decision,
  AppealKind: appeals.openLink.data.shape.decision.shape.kind,
  ReportReason: reports.report.body.shape.reportType,
  AuditEntry: admin.audit.data.shape.entries.element,
  Claim: review.claim.data,
  ModeratorNote: review.addNote.data,
  Measure: measures.apply.data,
  Redress: moderation.confirmRedress.data,
  DirectoryImport: postcodes.begin.data,
  FailedJobs: system.retry.body,
  Ticket: support.mine.data.shape.tickets.element,
  TicketThread: support.thread.data,
  TicketAtDesk: supportDesk.ticket.data,
  SenderName: support.openTicket.body.shape.name,
  SenderEmail: support.openTicket.body.shape.email,
} as const;

/**
 * What schemas are called that several calls share and whose fields call them differently: a viewing is the `data` of one
 * call and in the `viewings` of another. A schema whose fields begin with those of another here is described as that one
 * and the rest.
 */
export const schemaNames: Readonly<Record<string, z.ZodType>> = {
  ...homes,
  ...lettings,
  ...software,
  ...accountsAndTeams,
  ...trust,
};
