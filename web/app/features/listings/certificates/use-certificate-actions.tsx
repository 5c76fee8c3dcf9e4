import type { Certificate } from '@letfair/contract/listings/certificates';
import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';
import type { CertificateTask } from './certificate-dialog.tsx';

const NOT_DELETED = { title: 'We couldn’t delete the certificate', description: 'Please try again.' };

/** The buttons of a certificate; deleting asks first. */
export function useCertificateActions(onTask: (task: CertificateTask) => void, onTold: (sentence: string) => void) {
  const { ask, dialog } = useConfirmation<Certificate>({
    title: 'Delete this certificate?',
    action: 'Delete certificate',
    busy: 'Deleting...',
    text: ({ kind, property, file }) =>
      `${kindsOfCertificate[kind].label} for “${property.title}” will be deleted${file ? ' along with its file' : ''}. If it replaced an earlier certificate, we’ll use the earlier one again.`,
    perform: async ({ id, kind }) => {
      const answer = await api.certificates.remove({ params: { id } }).catch(() => null);
      // Someone else may have deleted it in another tab.
      if (answer?.success || answer?.error.code === 'not_found')
        onTold(`${kindsOfCertificate[kind].label} has been deleted.`);
      else toast(NOT_DELETED);
    },
  });

  const mayChange = useMayInTeam('listings');
  const buttonsFor = (certificate: Certificate) => (nameId: string) =>
    mayChange && (
      <>
        {certificate.replacedAt === null && (
          <>
            <Button size="sm" aria-describedby={nameId} onClick={() => onTask({ kind: 'edit', certificate })}>
              Edit
            </Button>
            <Button size="sm" aria-describedby={nameId} onClick={() => onTask({ kind: 'renew', certificate })}>
              Renew
            </Button>
          </>
        )}
        <Button size="sm" variant="danger" aria-describedby={nameId} onClick={() => ask(certificate)}>
          Delete
        </Button>
      </>
    );
  return { buttonsFor, dialog };
}
