/** Reads a text that was among the latest ones without computing it again. Answers are shared, so nobody changes them. */
export function rememberLatest<Answer extends object>(
  most: number,
  read: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    const answer = before ?? read(text);
    // The order of a map is the order in which its keys were added.
    if (before) known.delete(text);
    else if (known.size >= most)
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
    known.set(text, answer);
    return answer;
  };
}
