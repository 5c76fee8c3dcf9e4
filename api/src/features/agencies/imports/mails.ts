import { importSentences } from '@letfair/domain/agencies/imports/imports';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { isSendableFileName, NOTHING_TO_DO, withLinks } from '../../../platform/mail/letter.ts';
import type { ImportRecord } from './imports.repository.ts';

type Imported = Pick<ImportRecord, 'id' | 'file_name'>;

const nameOf = ({ file_name }: Imported): string => (isSendableFileName(file_name) ? file_name : 'your file');
const buttonTo = ({ id }: Imported, publicUrl: string) => ({
  label: 'See your import',
  link: `${publicUrl}/import?id=${id}`,
});

interface Waiting {
  readonly held: number;
  readonly listed: number;
  readonly publicUrl: string;
}

export const waitingMail = (row: Imported, { held, listed, publicUrl }: Waiting): MailContent =>
  layOut({
    template: 'import-waiting',
    subject: importSentences.wait(held),
    firstLine: `${NOTHING_TO_DO} We’ll carry on shortly after midnight each day, up to your daily limit, and email you when the import has finished.`,
    paragraphs: [
      withLinks(
        `We’ve added ${listed} new ${listed === 1 ? 'home' : 'homes'} from ${nameOf(row)}, so you’ve reached today’s limit for new homes. ${importSentences.wait(held)}.`,
      ),
    ],
    button: buttonTo(row, publicUrl),
    footnotes: ['If you no longer want to add these homes, open the import and cancel it.'],
  });

/** Somebody else has undone the import, or undoing it has stopped. */
export const undoneMail = (row: Imported, publicUrl: string, { problem }: { readonly problem: string }): MailContent =>
  layOut({
    template: 'import-undone',
    subject: problem === '' ? 'Your import has been undone' : 'We couldn’t undo all of your import',
    firstLine:
      problem === ''
        ? 'See which homes were withdrawn or restored, and which stay as they are.'
        : 'See how far it got, and try again if there’s still time.',
    paragraphs: [problem === '' ? withLinks(`Someone in your team has undone the import of ${nameOf(row)}.`) : problem],
    button: buttonTo(row, publicUrl),
  });

export const endMail = (row: Imported, publicUrl: string, problem: string): MailContent =>
  problem === ''
    ? layOut({
        template: 'import-ended',
        subject: 'Your import has finished',
        firstLine: 'See what has changed. New homes go live once we’ve checked them.',
        paragraphs: [withLinks(`All homes from ${nameOf(row)} have been imported.`)],
        button: buttonTo(row, publicUrl),
      })
    : layOut({
        template: 'import-ended',
        subject: 'Your import has been stopped',
        firstLine: 'See how far it got, and upload the rest when you can.',
        paragraphs: [problem],
        button: buttonTo(row, publicUrl),
      });
