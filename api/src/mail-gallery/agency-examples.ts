import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { undoSentences } from '@letfair/domain/agencies/imports/undo';
import { stopLink } from '../features/accounts/email-switches/index.ts';
import {
  accessEndedMail,
  agencyAwayMail,
  clientInvitationMail,
  clientLeftMail,
} from '../features/agencies/clients/access/mails.ts';
import { endMail, undoneMail, waitingMail } from '../features/agencies/imports/mails.ts';
import { assignedMail, mentionMail } from '../features/agencies/teams/inbox/notice-mails.ts';
import {
  handedOverMail,
  invitationLink,
  invitationMail,
  letInEndedMail,
  removedMail,
  roleChangedMail,
  teamAccountMail,
} from '../features/agencies/teams/mails.ts';
import { newSecretNeededMail, setterLeftMail, switchedOffMail } from '../features/agencies/webhooks/mails.ts';
import type { Sample } from './samples.ts';

export function agencyExamples(sample: Sample) {
  const { publicUrl, agency, tenant, landlord } = sample;
  const notice = {
    by: landlord,
    tenant,
    title: sample.title,
    home: sample.own,
    link: `${publicUrl}/messages?conversation=1`,
    stop: stopLink('team-inbox', sample.unsubscribe),
  };
  const note = 'Could you ring her before Friday?\nShe would move in on 1 December.';
  const file = { id: '1', file_name: 'homes-november.csv' };
  const team = { teamName: agency, role: 'negotiator' } as const;
  return {
    'team-invitation': [invitationMail({ ...team, link: invitationLink(publicUrl, 'example') })],
    'team-role-changed': [roleChangedMail({ ...team, ending: 'The API keys you made no longer work.' })],
    'team-open-again': [teamAccountMail({ teamName: agency, state: 'open' })],
    'team-away': [
      teamAccountMail({ teamName: agency, state: 'close' }),
      teamAccountMail({ teamName: agency, state: 'suspend' }),
    ],
    'team-handed-over': [
      handedOverMail({ left: landlord, lookedAfter: '3 homes and 2 viewings', isYours: true }),
      handedOverMail({ left: landlord, lookedAfter: '3 homes and 2 viewings', isYours: false }),
      handedOverMail({ left: landlord, lookedAfter: null, isYours: false }),
    ],
    'team-removed': [removedMail(agency)],
    'conversation-assigned': [assignedMail(notice), assignedMail({ ...notice, by: null })],
    'note-mention': [
      mentionMail({ ...notice, note, isTheirs: false }),
      mentionMail({ ...notice, note, isTheirs: true }),
    ],
    'let-in-ended': [
      letInEndedMail('team-member', landlord, [tenant, agency]),
      letInEndedMail('client-access', landlord, [tenant]),
    ],
    'client-invitation': [clientInvitationMail({ agencyName: agency, publicUrl, token: 'example' })],
    'client-access-ended': [accessEndedMail(agency)],
    'client-agency-back': [agencyAwayMail(agency, true)],
    'client-agency-away': [agencyAwayMail(agency, false)],
    'client-left': [clientLeftMail(landlord)],
    'import-waiting': [waitingMail(file, { held: 12, listed: 50, publicUrl })],
    'import-ended': [endMail(file, publicUrl, ''), endMail(file, publicUrl, importSentences.failed)],
    'import-undone': [
      undoneMail(file, publicUrl, { problem: '' }),
      undoneMail(file, publicUrl, { problem: undoSentences.failed }),
    ],
    'webhook-off': [switchedOffMail({ url: 'https://hooks.agency.example/letfair' }, publicUrl)],
    'webhook-setter-left': [setterLeftMail(['hooks.agency.example'], tenant)],
    'webhook-secret-unreadable': [newSecretNeededMail(publicUrl)],
  } as const;
}
