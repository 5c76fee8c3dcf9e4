export const MAX_MEMBERS = 200;
export const MAX_INVITATIONS = 50;
export const MAX_BRANCHES = 100;
export const MAX_BRANCH_NAME = 100;
export const MAX_BRANCH_CODE = 20;
export const MAX_BRANCH_ADDRESS = 300;
export const MAX_TEAM_NOTE = 2_000;
export const NOTES_PER_CONVERSATION = 200;
export const MAX_MENTIONS = 20;

export const teamSentences = {
  forbidden: 'Your role in the team doesn’t let you do this.',
  suspended: 'The account you work for is suspended.',
  otherType: {
    agent: 'You need an agent account to accept this invitation. Sign up as an agent with another email address.',
    landlord:
      'You need a landlord account to accept this invitation. Sign up as a landlord with another email address.',
  },
  ownHomes: 'You have homes of your own. Let or withdraw them before you join a team.',
  ownTeam: 'You have a team of your own. Remove everyone from it before you join another one.',
  alreadyMember: 'You’re already in a team. Leave it before you join another.',
  oneHome: 'You can invite a helper once you have more than one home here.',
  invited: 'This person has already been invited.',
  isMember: 'This person is already in the team.',
  full: `A team can have up to ${MAX_MEMBERS} people.`,
  tooManyInvitations: `You can have up to ${MAX_INVITATIONS} open invitations at a time. Withdraw one first.`,
  tooManyBranches: `You can have up to ${MAX_BRANCHES} branches.`,
  branchExists: 'There’s already a branch with this name. Choose another.',
  branchCodeTaken: 'Another branch has this code. Choose another.',
  noteMissing: 'Write a note.',
  tooManyMentions: `You can mention up to ${MAX_MENTIONS} people in a note.`,
  mentionedLeft:
    'Someone you mentioned isn’t in your team any more, so we haven’t saved this note. Take their name out and try again.',
  assigneeLeft: 'This person isn’t in your team. Choose someone else.',
  higherRole: 'You can only give or take away roles below your own.',
} as const;
