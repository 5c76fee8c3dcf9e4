const MOST_SHOWN = 99;

export const unreadTexts = (count: number) => ({
  short: count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count),
  spoken: `${count} unread ${count === 1 ? 'message' : 'messages'}`,
});
