import { contract } from '@letfair/contract';
import { type CallInput, urlOf } from '@letfair/contract/wire/client';
import type { Answered, TestApi } from './test-api.ts';

const { attach, send: sendMessage } = contract.conversations;

interface AttachOptions {
  readonly name?: string;
  readonly type?: string;
  readonly key?: string;
}

export function attachmentCalls({ call, send }: Pick<TestApi, 'call' | 'send'>) {
  return {
    attach: async (
      token: string,
      id: string,
      file: Buffer,
      { name = 'payslip.pdf', type = 'application/pdf', key }: AttachOptions = {},
    ): Promise<Answered<typeof attach>> => {
      const response = await send({
        method: 'POST',
        url: urlOf(attach, { params: { id }, query: { name } } satisfies CallInput),
        headers: {
          'content-type': type,
          authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        payload: file,
      });
      return { status: response.statusCode, headers: response.headers, answer: response.json() };
    },
    sendWith: (token: string, id: string, attachments: readonly string[], content = '') =>
      call(sendMessage, { params: { id }, body: { content, attachments: [...attachments] } }, { token }),
    download: (token: string | null, id: string, what: 'download' | 'thumbnail' = 'download') =>
      send({
        url: `/api/attachments/${id}/${what}`,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      }),
  };
}
