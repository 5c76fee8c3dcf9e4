import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

interface CaughtMail {
  readonly from: string;
  readonly to: string;
  readonly source: string;
}

export async function smtpTrap() {
  const caught: CaughtMail[] = [];
  let toRefuse = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const source = await text(stream);
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address).join();
      if (toRefuse > 0) {
        toRefuse -= 1;
        return done(Object.assign(new Error(`no room for ${to}`), { responseCode: 452 }));
      }
      caught.push({ from: mailFrom ? mailFrom.address : '', to, source });
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    refuseNext: (mails: number) => {
      toRefuse = mails;
    },
    /** Refuses every mail until it is up again. */
    setDown: (isDown: boolean) => {
      toRefuse = isDown ? Number.POSITIVE_INFINITY : 0;
    },
  };
}

interface CalendarPart {
  readonly type: string;
  readonly text: string;
}

/** The invitation of a mail, as mail programs find it. */
export const calendarParts = (source: string): readonly CalendarPart[] =>
  source.split(/\r?\n--/).flatMap((part) => {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    const type = /^content-type: ((?:text\/calendar|application\/ics).*(?:\r?\n[ \t].*)*)/im.exec(head)?.[1];
    if (!type) return [];
    const encoded = body.join('\r\n\r\n');
    const text = decode(encoded, /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]);
    return [{ type: type.replace(/\s+/g, ' '), text }];
  });

function decode(text: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  return decodeURIComponent(
    text
      .replace(/=\r?\n/g, '')
      .replace(/%/g, '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );
}
