import { routes } from 'virtual:api/routes';
import type { ShownImport } from '@letfair/contract/agencies/imports';
import { hasEnded, importFileProblem, isAtWork } from '@letfair/domain/agencies/imports/imports';
import { useFileJob } from '../../../lib/network/use-file-job.ts';
import { api, sessionCalls } from '../../accounts/session/index.ts';

type Answered = Awaited<ReturnType<typeof api.imports.apply>>;

/** The import that is under way, asked for again until it waits for somebody or has ended. */
export function useImport(loaded: ShownImport | null) {
  const job = useFileJob<ShownImport | null>({
    loaded,
    idOf: (shown) => shown?.id,
    isUnderWay: (shown) => shown !== null && !shown.waiting && (isAtWork(shown.state) || shown.state === 'receiving'),
    hasEnded: (shown) => shown !== null && hasEnded(shown.state),
    load: api.imports.show,
    cancel: api.imports.cancel,
    fileProblem: importFileProblem,
    begin: api.imports.begin,
    sendPart: routes.imports.sendPart,
    session: sessionCalls,
  });
  const { setShown, setProblem } = job;
  const params = { id: job.shown?.id ?? '' };
  /** Whether it was done. What somebody else did in between is shown as well. */
  async function act(
    name: string,
    body: object,
    call: (options: { readonly idempotencyKey: string }) => Promise<Answered>,
  ) {
    const taken = await job.act(name, call, body);
    if (taken?.isDone) setShown(taken.answer.data as ShownImport);
    else await job.refresh(params.id);
    return taken?.isDone === true;
  }
  return {
    ...job,
    map: (targets: (string | null)[]) =>
      act('map', { targets }, (options) => api.imports.map({ params, body: { targets } }, options)),
    apply: (isWholePortfolio: boolean) =>
      act('apply', { isWholePortfolio }, (options) =>
        api.imports.apply({ params, body: { isWholePortfolio } }, options),
      ),
    /** Back to choosing a file. */
    close: () => {
      setProblem(null);
      setShown(null);
    },
  };
}
