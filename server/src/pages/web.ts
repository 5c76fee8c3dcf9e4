import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/client';
import type { FastifyPluginAsync, FastifyServerFactory } from 'fastify';

/** Where the map's pictures come from, if from anywhere. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

/** The half of the site that people see. */
export interface Web {
  /** Pages and files: everything outside /api. */
  readonly plugin: FastifyPluginAsync;
  readonly serverFactory?: FastifyServerFactory;
  readonly close?: () => Promise<void>;
}

/** Two exist: the built app, and the one under development. */
export type OpenWeb = (deps: {
  readonly api: Client<LetfairContract>;
  readonly publicUrl: string;
  readonly mapTiles: MapTiles | null;
}) => Promise<Web>;
