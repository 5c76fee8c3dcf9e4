/** What every screen says while the connection is away. What was sent is kept and sent later, or said not to be sent. */
export const connectionWords = {
  offline: 'You’re offline. We’ve kept what you typed, and this page will carry on when you’re back online.',
  held: 'You’re offline. The page will open when you’re back online.',
  unreachable: 'We can’t reach Letfair at the moment. We’ll carry on as soon as we can.',
  notSent: 'You’re offline, so this wasn’t sent. It’s still here: try again when you’re back online.',
} as const;
