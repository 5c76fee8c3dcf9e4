const MOST_SHOWN = 99;

/** What waits in the messages: those not read, and conversations that colleagues want the person to see. */
export function unreadTexts(messages: number, forYou = 0) {
  const count = messages + forYou;
  const spoken = [
    messages > 0 || forYou === 0 ? `${messages} unread ${messages === 1 ? 'message' : 'messages'}` : '',
    forYou > 0 ? `${forYou} ${forYou === 1 ? 'conversation' : 'conversations'} for you` : '',
  ];
  return {
    count,
    short: count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count),
    spoken: spoken.filter(Boolean).join(' and '),
  };
}
