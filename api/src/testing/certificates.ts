import { contract } from '@letfair/contract';
import { type CallInput, urlOf } from '@letfair/contract/wire/client';
import { aListing } from './listings.ts';
import { type Answered, dataOf, type TestApi } from './test-api.ts';

/** The smallest document that every reader opens. */
export const aPdf = (words = 'Gas safety record'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

const { save, uploadFile } = contract.certificates;

export function certificateCalls({ call, send }: Pick<TestApi, 'call' | 'send'>) {
  return {
    submitHome: async (token: string, changes = {}) =>
      dataOf((await call(contract.listings.submit, { body: aListing(changes) }, { token })).answer).id,
    saveCertificate: (token: string, id: string, body: Parameters<typeof call<typeof save>>[1]['body'], key?: string) =>
      call(save, { params: { id }, body }, { token, ...(key !== undefined && { key }) }),
    sendFile: async (
      token: string,
      id: string,
      file: Buffer,
      { type = 'application/pdf', key }: { readonly type?: string; readonly key?: string } = {},
    ): Promise<Answered<typeof uploadFile>> => {
      const response = await send({
        method: 'POST',
        url: urlOf(uploadFile, { params: { id } } satisfies CallInput),
        headers: {
          'content-type': type,
          authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        payload: file,
      });
      return { status: response.statusCode, headers: response.headers, answer: response.json() };
    },
    download: (token: string | null, id: string) =>
      send({
        url: `/api/certificates/${id}/download`,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      }),
  };
}
