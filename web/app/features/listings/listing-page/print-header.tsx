import { QrDrawing } from '../../../ui/qr/qr-drawing.tsx';
import type { QrPath } from '../../../ui/qr/qr-path.ts';

export interface PrintCode extends QrPath {
  /** The short address, which is typed with less trouble. */
  readonly url: string;
}

/** On paper only: whose page it is, and the way back to it by hand or by camera. */
export const PrintHeader = ({ code: { url, size, path } }: { readonly code: PrintCode }) => (
  <div className="hidden items-center justify-between gap-6 border-b border-line pb-4 print:flex">
    <div className="grid gap-1">
      <p className="flex items-center gap-2 font-display text-title font-semibold">
        <img src="/favicon.svg" alt="" width="32" height="32" fetchPriority="low" />
        Letfair
      </p>
      <p className="wrap-anywhere text-sm">{url}</p>
    </div>
    <QrDrawing label="QR code for this page" size={size} path={path} className="size-28 shrink-0" />
  </div>
);
