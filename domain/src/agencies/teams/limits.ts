export const MAX_MEMBERS = 200;
export const MAX_INVITATIONS = 50;
export const MAX_BRANCHES = 100;
export const MAX_BRANCH_NAME = 100;
export const MAX_BRANCH_CODE = 20;
export const MAX_BRANCH_ADDRESS = 300;
export const MAX_TEAM_NOTE = 2_000;
export const NOTES_PER_CONVERSATION = 200;

export const teamSentences = {
  forbidden: 'Your role in the team does not allow this.',
  suspended: 'The account that you work for is suspended.',
  otherType: {
    agent: 'This invitation is for an account of an agent. Sign up as an agent with another email address.',
    landlord: 'This invitation is for an account of a landlord. Sign up as a landlord with another email address.',
  },
  ownHomes: 'You have homes of your own. Let or withdraw them before you join a team.',
  ownTeam: 'People work for your account. Remove them before you join another team.',
  alreadyMember: 'You belong to a team already. Leave it before you join another.',
  oneHome: 'You can invite a helper once you have more than one home here.',
  invited: 'This person has been invited already.',
  isMember: 'This person belongs to the team already.',
  full: `A team has at most ${MAX_MEMBERS} people.`,
  tooManyInvitations: `At most ${MAX_INVITATIONS} invitations can wait at a time.`,
  tooManyBranches: `There are at most ${MAX_BRANCHES} branches.`,
  branchExists: 'There is a branch with this name already.',
  branchCodeTaken: 'Another branch has this code.',
  noteMissing: 'Write a note.',
  higherRole: 'You can only give and take roles below your own.',
} as const;
