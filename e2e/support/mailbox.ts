import { type APIRequestContext, expect } from '@playwright/test';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  /** The first link of the mail. */
  readonly link: string;
}

/** The newest mail to an address, once it has arrived; with `subject`, the newest whose subject matches. */
export async function mailTo(request: APIRequestContext, to: string, subject = /./): Promise<Mail> {
  let found: { subject: string; text: string } | undefined;
  await expect(async () => {
    const response = await request.get('/dev/mail.json', { params: { to } });
    const { data } = (await response.json()) as { data: { mails: { subject: string; text: string }[] } };
    found = data.mails.find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${to}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  const { subject: title, text } = found ?? { subject: '', text: '' };
  return { subject: title, text, link: text.match(/https?:\/\/\S+/)?.[0] ?? '' };
}
