import { Readable } from 'node:stream';
import { exampleFileRoute, exampleFiles } from '@letfair/domain/agencies/imports/example-files';
import type { ImportFormat } from '@letfair/domain/agencies/imports/imports';
import { BLM_END, blmRecord, blmStart } from '@letfair/domain/agencies/portfolio/blm/blm-file';
import { blmColumns, writeBlmRecord } from '@letfair/domain/agencies/portfolio/blm/write-blm';
import { columnName, portfolioColumns } from '@letfair/domain/agencies/portfolio/columns';
import {
  ENVELOPE_END,
  envelopeListing,
  envelopeStart,
  PORTFOLIO_SCHEMA_PATH,
} from '@letfair/domain/agencies/portfolio/envelope';
import { exampleHomes } from '@letfair/domain/agencies/portfolio/example-homes';
import type { ListingToWrite } from '@letfair/domain/agencies/portfolio/portable-listing';
import { writeRow } from '@letfair/domain/agencies/portfolio/rows';
import { ukDay } from '@letfair/domain/uk-time';
import type { FastifyPluginAsync } from 'fastify';
import { csvStream } from '../../../../platform/files/csv-stream.ts';
import { send } from '../../../../platform/http/register-routes.ts';
import { failureResponse } from '../../../../platform/http/responses.ts';

interface Format {
  readonly type: string;
  readonly write: (homes: readonly ListingToWrite[], now: Date, publicUrl: string) => Readable;
}

/** With every column or field that a format has. */
const formats: Readonly<Record<ImportFormat, Format>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (homes) => csvStream(Readable.from([portfolioColumns.map(columnName), ...homes.map(writeRow)])),
  },
  blm: {
    type: 'text/plain; charset=utf-8',
    write: (homes, now) => {
      const context = { branch: '1', created: now, updated: now };
      const records = homes.map((home) => writeBlmRecord(home, context)).filter((record) => record !== null);
      const lines = records.map((record) => blmRecord(blmColumns, record));
      return Readable.from([blmStart(blmColumns, { count: records.length, generated: now }), ...lines, BLM_END]);
    },
  },
  json: {
    type: 'application/json; charset=utf-8',
    write: (homes, now, publicUrl) => {
      const listings = homes.map((home, at) => envelopeListing(home, { isFirst: at === 0 }));
      return Readable.from([envelopeStart(`${publicUrl}${PORTFOLIO_SCHEMA_PATH}`, now), ...listings, ENVELOPE_END]);
    },
  },
};

/** Files for everyone, so that whoever prepares one can start from it. */
export const serveExampleFiles =
  (publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>(exampleFileRoute, (request, reply) => {
      const found = exampleFiles.find(({ name }) => name === request.params.name);
      if (!found) return send(reply, failureResponse('not_found', 'We couldn’t find this example.'));
      const { type, write } = formats[found.format];
      const now = new Date();
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .send(write(exampleHomes(ukDay(now)), now, publicUrl));
    });
  };
