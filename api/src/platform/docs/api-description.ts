import type { Contract, EndpointSpec } from '@letfair/contract/wire/endpoint';
import type * as z from 'zod';
import type { ExampleRequest } from './code-examples.ts';
import type { ForeignFormat, OutgoingMessage } from './other-formats.ts';

/** One of the OpenAPI documents, which is complete and valid by itself. */
export interface ApiDocument {
  readonly path: `/api/${string}`;
  readonly title: string;
  readonly about: string;
  /** Whether calls of other formats and messages to webhooks are in it too. */
  readonly hasOtherFormats?: true;
  readonly takes: (part: string, spec: EndpointSpec) => boolean;
}

export interface ApiDescription {
  readonly contract: Contract;
  /** What each group of the contract is about. */
  readonly groups: Readonly<Record<string, string>>;
  readonly publicUrl: string;
  /** Each call is in the first one that takes it. */
  readonly documents: readonly ApiDocument[];
  /** Calls of other formats, by group. */
  readonly formats: Readonly<Record<string, ForeignFormat>>;
  /** What webhooks are sent, by event. */
  readonly messages: Readonly<Record<string, OutgoingMessage>>;
  /** What schemas are called that several calls share. */
  readonly names: Readonly<Record<string, z.ZodType>>;
  /** How a message is checked, by language. */
  readonly receivers: Readonly<Record<string, string>>;
  /** Parts that come first, because most readers want them; the others follow, those for admins last. */
  readonly first: readonly string[];
  readonly quickStart: readonly { readonly sentence: string; readonly request: ExampleRequest }[];
}
