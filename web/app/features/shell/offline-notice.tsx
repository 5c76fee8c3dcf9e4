import { useOnline } from '../../lib/use-online.ts';

/** Says why nothing moves, and that nothing is lost; it goes by itself. The place to announce it is there before. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div aria-live="polite" className="fixed inset-x-0 bottom-0 z-20 print:hidden">
      {!online && (
        <p className="bg-accent-soft px-4 py-3 text-center font-semibold text-on-accent-soft">
          You are offline. What you typed stays here, and this page goes on when the connection is back.
        </p>
      )}
    </div>
  );
}
