import { daysUntil, inDays, reminderDays } from '@letfair/domain/listings/certificates/certificate-dates';
import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import { lowerFirst } from '@letfair/domain/search/filter-kinds';
import { dayInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import type { HomeCard } from '../../../platform/mail/letter.ts';
import type { StopLink } from '../../accounts/email-switches/index.ts';

interface ExpiringCertificate {
  readonly kind: keyof typeof kindsOfCertificate;
  readonly title: string;
  readonly expires: string;
}

/** Longer lists are read on the page. */
const MOST_NAMED = 20;

interface ReminderDetails {
  readonly cards: readonly HomeCard[];
  readonly today: string;
  readonly publicUrl: string;
  readonly stop: StopLink;
}

export function expiringMail(
  certificates: readonly ExpiringCertificate[],
  { cards, today, publicUrl, stop }: ReminderDetails,
): MailContent {
  const sorted = certificates.toSorted((one, two) => one.expires.localeCompare(two.expires));
  const [first] = sorted;
  const isOne = sorted.length === 1;
  const further = sorted.length - MOST_NAMED;
  const lines = sorted
    .slice(0, MOST_NAMED)
    .map(
      ({ kind, title, expires }) =>
        `“${title}”: ${kindsOfCertificate[kind].label}, valid until ${dayInWords(expires)} (${inDays(daysUntil(expires, today))})`,
    );
  return layOut({
    template: 'certificate-expiring',
    subject:
      isOne && first
        ? `Renew by ${dayInWords(first.expires)}: ${lowerFirst(kindsOfCertificate[first.kind].label)}`
        : `${sorted.length} of your certificates expire soon`,
    firstLine: isOne
      ? 'Renew this certificate before it expires, then enter the new one.'
      : 'Renew these certificates before they expire, then enter the new ones.',
    paragraphs: [...lines, ...(further > 0 ? [`There are ${further} more.`] : [])],
    home: cards.length === 1 ? cards[0]! : null,
    homes: { heading: 'Your homes:', cards: cards.length === 1 ? [] : cards },
    button: { label: 'See your certificates', link: `${publicUrl}/certificates` },
    footnotes: [
      `We email you ${reminderDays.join(', ').replace(/, (\d+)$/, ' and $1')} days before a certificate expires. Once you’ve entered a new certificate, we’ll remind you again before that one expires.`,
    ],
    unsubscribe: stop,
  });
}
