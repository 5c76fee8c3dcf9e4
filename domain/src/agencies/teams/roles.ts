/** From most to least; the person whose account it is acts as owner. */
export const teamRoles = ['owner', 'manager', 'negotiator', 'viewer'] as const;
export type TeamRole = (typeof teamRoles)[number];

const all = teamRoles;
const staff = ['owner', 'manager', 'negotiator'] as const;
const leads = ['owner', 'manager'] as const;
const owners = ['owner'] as const;

interface Policy {
  /** Completes "May …". */
  readonly may: string;
  readonly roles: readonly TeamRole[];
}

/** Who may do what for the account that a team works for. Endpoints name one of these; the router enforces it. */
export const teamPolicies = {
  read: { may: 'see homes, messages, applications, viewings, certificates and clients', roles: all },
  reply: { may: 'reply to people, write notes and mark messages as read', roles: staff },
  listings: { may: 'add and change homes, photos, certificates and viewing times', roles: staff },
  viewings: { may: 'propose, cancel and record viewings', roles: staff },
  applications: { may: 'shortlist, accept and decline applications', roles: staff },
  assign: { may: 'choose who looks after a home, a conversation or a viewing', roles: staff },
  clients: { may: 'add, change and invite client landlords', roles: leads },
  templates: { may: 'change reply templates', roles: leads },
  transfer: { may: 'import homes, export everything and change many homes at once', roles: leads },
  integrations: { may: 'create keys, webhooks and calendar addresses for other software', roles: leads },
  people: { may: 'invite and remove people, change their role and manage branches', roles: leads },
  figures: { may: 'see how quickly each person replies', roles: owners },
  agency: { may: 'change the agency’s details', roles: owners },
} as const satisfies Readonly<Record<string, Policy>>;

export type TeamPermission = keyof typeof teamPolicies;
export const teamPermissions = Object.keys(teamPolicies) as TeamPermission[];

export const mayInTeam = (role: TeamRole, permission: TeamPermission): boolean =>
  (teamPolicies[permission].roles as readonly TeamRole[]).includes(role);

export const isHigherRole = (role: TeamRole, than: TeamRole): boolean =>
  teamRoles.indexOf(role) < teamRoles.indexOf(than);

/** Owners give every role; managers give and take the roles below their own. */
export const mayGrant = (role: TeamRole, granted: TeamRole): boolean =>
  role === 'owner' || (mayInTeam(role, 'people') && isHigherRole(role, granted));

/** Roles whose holders let others in, and make keys for other software. */
export const isLeadingRole = (role: TeamRole): boolean => mayInTeam(role, 'people') || mayInTeam(role, 'integrations');

export const roleNames = {
  owner: 'Owner',
  manager: 'Manager',
  negotiator: 'Negotiator',
  viewer: 'Viewer',
} as const satisfies Record<TeamRole, string>;

export const roleDescriptions = {
  owner: 'Can do everything, including changing the agency’s details.',
  manager: 'Can do everything except change the agency’s details or manage owners and other managers.',
  negotiator: 'Can manage homes, messages, viewings and applications.',
  viewer: 'Can see everything but change nothing.',
} as const satisfies Record<TeamRole, string>;

/** The same, to the person who has the role. */
export const whatYouCanDo = (role: TeamRole): string => `You c${roleDescriptions[role].slice(1)}`;

const pluralNames = {
  owner: 'owners',
  manager: 'managers',
  negotiator: 'negotiators',
  viewer: 'viewers',
} as const satisfies Record<TeamRole, string>;

/** Why a role may not do something, and who may. */
export function roleRefusal(role: TeamRole, permission: TeamPermission): string {
  const { may, roles } = teamPolicies[permission];
  const others = new Intl.ListFormat('en-GB').format(roles.map((each) => pluralNames[each]));
  return `Your role in the team, ${role}, doesn’t allow you to ${may}. ${others.charAt(0).toUpperCase()}${others.slice(1)} can.`;
}
