import { importNoteLabels, kindOfFinding, kindOfProblem } from '@letfair/domain/agencies/imports/imports';
import { withFormulaGuard } from '@letfair/domain/agencies/portfolio/rows';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../../../platform/db.ts';
import { csvStream } from '../../../../platform/files/csv-stream.ts';
import { findDownloader, sendAttachment } from '../../../../platform/files/private-download.ts';
import type { Authenticate } from '../../../../platform/http/handlers.ts';
import { send } from '../../../../platform/http/register-routes.ts';
import { failureResponse } from '../../../../platform/http/responses.ts';
import { isUuid } from '../../../../platform/ids.ts';
import { rowsOfImport } from '../import-rows.repository.ts';
import { findImportOf } from '../imports.repository.ts';

const PAGE = 500;
const columns = ['Row', 'Reference', 'Type', 'Column', 'Value', 'What’s needed'];

/** Not part of the contract, because it answers with a file instead of an envelope. */
export const serveImportProblems =
  ({ db, authenticate }: { readonly db: Db; readonly authenticate: Authenticate }): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/api/imports/:id/problems.csv',
      exposeHeadRoute: false,
      handler: async ({ headers, params: { id } }, reply) => {
        const downloader = await findDownloader(authenticate, headers.authorization, 'transfer');
        if (!downloader.ok) return send(reply, downloader.response);
        const found = isUuid(id) ? await findImportOf(db, downloader.actor.id, id) : undefined;
        if (!found) return send(reply, failureResponse('not_found', 'We couldn’t find this import.'));
        const stream = csvStream(linesOf(db, id));
        return sendAttachment(reply, { type: 'text/csv; charset=utf-8', name: 'import-problems.csv', stream });
      },
    });
  };

async function* linesOf(db: Db, importId: string): AsyncGenerator<readonly string[]> {
  yield columns;
  for (let after = 0; ; ) {
    const rows = await rowsOfImport(db, importId, { after, limit: PAGE });
    for (const { number, file_row, reference, problems, findings } of rows) {
      const row = file_row ?? number;
      for (const problem of problems) {
        const { column, value, wanted } = problem;
        yield line(row, reference, importNoteLabels[kindOfProblem(problem)], column, value, wanted);
      }
      for (const finding of findings.toSorted((one, other) => Number(other.isBlocking) - Number(one.isBlocking)))
        yield line(row, reference, importNoteLabels[kindOfFinding(finding)], '', '', finding.sentence);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}

const line = (row: number, ...cells: readonly string[]): string[] => [`${row}`, ...cells.map(withFormulaGuard)];
