/** What the account screens say where the server has no words of its own, or none came. */
export const sentences = {
  unreachable: 'Cannot connect to server. Please check your connection.',
  logInFailed: 'Login failed',
  logInBroke: 'An error occurred during login. Please try again.',
  logInUnverified: 'Please verify your email address before signing in.',
  signUpFailed: 'Signup failed',
  signUpBroke: 'An error occurred during signup. Please try again.',
  signUpUnverified: 'Account created successfully. Please verify your email.',
  forgotFailed: 'Failed to send reset email. Please try again.',
  forgotInvalid: 'Please enter a valid email address',
  verified: 'Your account is ready. Taking you to your dashboard.',
  verifiedBack: 'Your account is ready. Taking you back to what you were doing.',
  verifyFailed: 'Verification failed',
  verifyIncomplete: 'Please enter your email and verification code',
  resendFailed: 'Failed to resend verification email',
  resendIncomplete: 'Please enter your email address',
  resetFailed: 'We couldn’t set your new password. Please try again.',
} as const;
