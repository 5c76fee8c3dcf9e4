import { mayInTeam, type TeamRole } from './roles.ts';

/** What somebody made for other software and knows the secrets of. */
interface Integrations {
  readonly keys: number;
  readonly webhooks: number;
}

/** Whether another role, or none at all, takes the right to work with other software away. */
export const endsIntegrations = (role: TeamRole, next: TeamRole | null): boolean =>
  mayInTeam(role, 'integrations') && !(next && mayInTeam(next, 'integrations'));

/** What ends with that right, in one sentence; said to others (“they”) or to the person. */
export function endingIntegrations({ keys, webhooks }: Integrations, person: 'they' | 'you'): string {
  const ends = [
    ...(keys > 0
      ? [
          `the ${keys === 1 ? 'key' : `${keys} keys`} that ${person} created for other software ${keys === 1 ? 'stops' : 'stop'} working`,
        ]
      : []),
    ...(webhooks > 0
      ? [
          `the ${webhooks === 1 ? 'webhook' : `${webhooks} webhooks`} that ${person} set up ${webhooks === 1 ? 'is' : 'are'} switched off`,
        ]
      : []),
    'the team’s secret calendar addresses stop working',
  ];
  const sentence = new Intl.ListFormat('en-GB').format(ends);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
