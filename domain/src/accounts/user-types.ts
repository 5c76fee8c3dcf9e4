export const userTypes = ['tenant', 'landlord', 'agent', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** Admins are created by the operator, never by the sign-up form. */
export const signUpTypes = ['tenant', 'landlord', 'agent'] as const;
export type SignUpType = (typeof signUpTypes)[number];

export const isSignUpType = (value: string): value is SignUpType => (signUpTypes as readonly string[]).includes(value);

/** User types that may list a home. */
export const listerTypes = ['landlord', 'agent'] as const;
export type ListerType = (typeof listerTypes)[number];
export const isLister = (userType: UserType): boolean => (listerTypes as readonly string[]).includes(userType);

/** The orders of the admin's list of users. */
export const userSorts = ['joined', 'name', 'type', 'status'] as const;
export type UserSort = (typeof userSorts)[number];
