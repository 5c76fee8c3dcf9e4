import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { worksFor } from '../../platform/http/act-for-team.ts';
import { bearerTokenOf } from '../../platform/http/call-handler.ts';
import type { Authenticate } from '../../platform/http/handlers.ts';
import { send } from '../../platform/http/register-routes.ts';
import { failureResponse } from '../../platform/http/responses.ts';
import { rowsOfImport } from './import-rows.repository.ts';
import { findImportOf } from './imports.repository.ts';

const PAGE = 500;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const columns = ['Row', 'Reference', 'Column', 'Value', 'What is wanted'];

/** Not part of the contract, because it answers with a file instead of an envelope. */
export const serveImportProblems =
  ({ db, authenticate }: { readonly db: Db; readonly authenticate: Authenticate }): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/api/imports/:id/problems.csv',
      exposeHeadRoute: false,
      handler: async ({ headers, params: { id } }, reply) => {
        const token = bearerTokenOf(headers.authorization);
        const actor = token === null ? null : await authenticate(token);
        if (!actor || actor.mustSetUpSecondStep)
          return send(reply, failureResponse('unauthenticated', 'Please sign in.'));
        const found = uuid.test(id) ? await findImportOf(db, worksFor(actor), id) : undefined;
        if (!found) return send(reply, failureResponse('not_found', 'There is no such import.'));
        const csv = stringify({ bom: true, header: true, columns, record_delimiter: 'windows', escape_formulas: true });
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="import-problems.csv"')
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'no-store')
          .send(Readable.from(linesOf(db, id)).pipe(csv));
      },
    });
  };

async function* linesOf(db: Db, importId: string): AsyncGenerator<readonly (string | number)[]> {
  for (let after = 0; ; ) {
    const rows = await rowsOfImport(db, importId, { outcome: undefined, withProblems: false, after, limit: PAGE });
    for (const { number, reference, problems, findings } of rows) {
      for (const { column, value, wanted } of problems) yield [number, reference, column, value, wanted];
      for (const { sentence } of findings) yield [number, reference, '', '', sentence];
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}
