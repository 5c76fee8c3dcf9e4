import { userTypes } from '@letfair/domain/accounts/user-types';
import { teamRoles } from '@letfair/domain/agencies/teams/roles';
import * as z from 'zod';
import { id, instant, text } from '../wire/text.ts';

/** `profilePhoto` is a URL or image data. */
export const user = z.object({
  id,
  firstName: text(200),
  lastName: text(200),
  email: text(320),
  phone: text(60),
  userType: z.enum(userTypes),
  isVerified: z.boolean(),
  suspended: z.boolean(),
  profilePhoto: text(500).nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** When a closed account will be erased; only while it can still be kept. */
  deletionDue: instant.optional(),
  /** For an admin who has yet to set up two-step sign-in and can do nothing else; told at sign-in and by `me`. */
  mustSetUpSecondStep: z.literal(true).optional(),
  /** Somebody took the account back and has yet to look at what can still reach it; told at sign-in and by `me`. */
  mustReviewAccess: z.literal(true).optional(),
  /** For whom and in which role somebody works who belongs to a team; told at sign-in and by `me`. */
  team: z.object({ id, name: text(400), role: z.enum(teamRoles) }).optional(),
  /** For a landlord who sees homes that an agency lets for them; told at sign-in and by `me`. */
  hasAgency: z.literal(true).optional(),
});
export type User = z.output<typeof user>;

export const session = z.object({
  user,
  token: text(100),
  /** For the next sign-in from this device: wrong passwords from elsewhere do not lock a known one. */
  deviceToken: text(100),
});
