/** An event of ours holds a type and an id; a longer line is no event of ours. */
const MAX_LINE = 4_096;

interface ReadSoFar {
  readonly rest: string;
  readonly data: readonly string[];
}

interface StreamHearer {
  readonly data: (data: string) => void;
  /** How long the server wants to be left alone after the stream has ended. */
  readonly retry: (ms: number) => void;
}

/**
 * Reads `text/event-stream` as it arrives, in pieces that may end anywhere. It hands on the data of each event and the
 * time to come back; names, ids and comments are passed over.
 */
export function createEventStreamReader(hearer: StreamHearer): (piece: string) => void {
  let read: ReadSoFar = { rest: '', data: [] };

  return (piece) => {
    const text = read.rest + piece;
    // A carriage return at the very end may be half of a line break.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    const rest = (lines.pop() ?? '') + text.slice(end);
    let { data } = read;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) hearer.data(data.join('\n'));
        data = [];
      } else if (line.startsWith('data:')) data = [...data, line.slice(5).replace(/^ /, '')];
      else if (/^retry: ?\d{1,6}$/.test(line)) hearer.retry(Number(line.slice(6)));
    }
    if (rest.length > MAX_LINE) throw new Error('The live channel sent something too long to be an event.');
    read = { rest, data };
  };
}
