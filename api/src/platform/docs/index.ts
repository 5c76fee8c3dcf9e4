import { readFileSync } from 'node:fs';
import type { Contract } from '@letfair/contract/endpoint';
import type { StaticAnswer } from '../http/plugin.ts';
import { docsPage } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

/** The contract for machines and for people, made once at the start. */
export const describeApi = (contract: Contract): StaticAnswer[] => [
  {
    path: '/api/openapi.json',
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(openApiOf(contract)),
  },
  { path: '/api/docs', type: 'text/html; charset=utf-8', body: docsPage(contract) },
  {
    path: '/api/docs.css',
    type: 'text/css; charset=utf-8',
    body: readFileSync(new URL('./docs.css', import.meta.url), 'utf8'),
  },
];
