import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import { homeMark } from '@letfair/domain/homes/own-home';
import { ArrowLeft, Ban, EllipsisVertical, Flag, type LucideIcon, MessageSquareWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { StatusBadge } from '../../listings/manage/index.ts';
import { useListLink } from './list/conversation-filters.ts';
import { isBlockedByYou, type Participant, participantTypes } from './participants.ts';

/** Messages that a person reports: one, or a whole conversation. */
export interface ReportedMessages {
  readonly about: 'message' | 'conversation';
  readonly conversationId: string;
  /** Number of the message; null for the newest. */
  readonly upTo: number | null;
  /** The other person's. */
  readonly name: string;
}

/** What a person presses to report the listing, and what opens to report the other person or what they wrote. */
export interface ReportSlots {
  readonly reportListing: (conversation: Conversation) => ReactNode;
  readonly reportPerson: (person: Participant, onClose: () => void) => ReactNode;
  readonly reportMessages: (messages: ReportedMessages, onClose: () => void) => ReactNode;
}

interface PanelHeaderProps extends Omit<ReportSlots, 'reportMessages'> {
  readonly conversation: Conversation;
  readonly other: Participant;
  readonly onBlock: (blocked: boolean) => void;
  /** The conversation is to be reported. */
  readonly onReport: () => void;
  /** What opens the part for the reader's team, if anything. */
  readonly team?: ReactNode;
}

export function PanelHeader(props: PanelHeaderProps) {
  const { conversation, other, onBlock, onReport, team, reportListing, reportPerson } = props;
  const [reporting, setReporting] = useState(false);
  const blocked = isBlockedByYou(conversation.blockedBy);
  return (
    <div className="border-b border-line px-3 py-2">
      <div className="flex items-center gap-2">
        <BackToList />
        <div className="flex min-w-0 flex-1 items-baseline gap-2">
          <h2 className="truncate text-title">{other.name}</h2>
          <p className="text-sm text-muted">{participantTypes[other.userType]}</p>
        </div>
        {team}
        <Menu
          label="Conversation"
          button={
            <span className="grid size-8 place-items-center">
              <EllipsisVertical aria-hidden="true" className="size-5" />
              <VisuallyHidden>Conversation options</VisuallyHidden>
            </span>
          }
          header={<div className="truncate font-semibold">{other.name}</div>}
          items={[
            {
              label: blocked ? `Unblock ${other.name}` : `Block ${other.name}`,
              icon: Ban,
              onSelect: () => onBlock(!blocked),
            },
            { label: `Report ${other.name}`, icon: Flag, onSelect: () => setReporting(true) },
            { label: 'Report this conversation', icon: MessageSquareWarning, onSelect: onReport },
          ]}
        />
      </div>
      {/* Listers cannot report their own listing. */}
      <AboutListing conversation={conversation} report={other.userType !== 'tenant' && reportListing(conversation)} />
      {reporting && reportPerson(other, () => setReporting(false))}
    </div>
  );
}

/** Narrow screens show either the list or the conversation. */
export const BackToList = () => (
  <Link
    to={useListLink()(null)}
    preventScrollReset
    className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand md:hidden"
  >
    <ArrowLeft aria-hidden="true" className="size-5" />
    <VisuallyHidden>Back to conversations</VisuallyHidden>
  </Link>
);

interface AboutListingProps {
  readonly conversation: Conversation;
  readonly report: ReactNode;
}

const AboutListing = ({ conversation, report }: AboutListingProps) => {
  const { propertyId, propertyTitle, propertyStatus } = conversation;
  const isLive = propertyStatus === 'live';
  const place = homeMark(conversation.propertyReference, conversation.propertyStreet);
  return (
    <div className="flex items-center gap-2">
      {place && <p className="max-w-7/10 min-w-0 shrink-0 truncate">{place}</p>}
      <p className="min-w-0 flex-1 truncate *:block *:truncate">
        {isLive ? <TextLink to={`/properties/${propertyId}`}>{propertyTitle}</TextLink> : propertyTitle}
      </p>
      {!isLive && <StatusBadge status={propertyStatus} />}
      {report}
    </div>
  );
};

interface PanelMessageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly back?: ReactNode;
  /** Below what it says. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

export const PanelMessage = ({ icon: Icon, title, back, more, children }: PanelMessageProps) => (
  <div className="flex h-full min-h-0 flex-col">
    {back && <div className="px-3 py-2 md:hidden">{back}</div>}
    <div className="grid flex-1 place-content-center justify-items-center gap-3 px-5 py-8 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2 className="text-title">{title}</h2>
      {children && <p className="text-balance text-muted">{children}</p>}
      {more}
    </div>
  </div>
);
