import { routes } from 'virtual:api/routes';
import type { ShownPostcodes } from '@letfair/contract/site/postcodes';
import { directoryFileProblem, isUnderWay } from '@letfair/domain/search/places/postcodes/directory-import';
import { useFileJob } from '../../../lib/network/use-file-job.ts';
import { api, sessionCalls } from '../../accounts/session/index.ts';

/** The directory in use and the import that is under way, asked for again until it has ended. */
export const useDirectoryImport = (loaded: ShownPostcodes) =>
  useFileJob<ShownPostcodes>({
    loaded,
    idOf: (shown) => shown.import?.id,
    isUnderWay: (shown) => shown.import !== null && isUnderWay(shown.import.state),
    hasEnded: (shown) => shown.import !== null && !isUnderWay(shown.import.state),
    load: () => api.postcodes.show(),
    cancel: api.postcodes.cancel,
    fileProblem: directoryFileProblem,
    begin: api.postcodes.begin,
    sendPart: routes.postcodes.sendPart,
    session: sessionCalls,
  });
