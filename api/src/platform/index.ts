/** What the process that runs the API uses of its platform. */

export * from './database.ts';
export { poolSettings } from './db.ts';
export { createFaultLog } from './faults.ts';
export type { WebAsset } from './files/web-assets.repository.ts';
export { networkOf } from './http/call-handler.ts';
export { type TellableLimit, tellLimit } from './http/rate-limit-headers.ts';
export { STORAGE_AWAY, STORAGE_FULL } from './http/responses.ts';
export { limitConcurrency, type OverloadedError } from './limits/concurrency-limit.ts';
export type { ListingChanges } from './live/listing-changes.ts';
export { escapeHtml } from './mail/escape-html.ts';
export type { MailTransport } from './mail/transports.ts';
export { type LocalMail, listLocalMail, localMailbox, smtpMail } from './mail/transports.ts';
export { createSharePictureEncoder, type EncodeSharePicture } from './photos/encode-share-picture.ts';
export { photoKeyOf } from './photos/photo-store.ts';
export { createShareCards, type DrawShareCard, type ShareCard } from './photos/share-card/draw-share-card.ts';
export { openReplicas, type Replicas } from './replicas/open-replicas.ts';
export { describeSchema } from './schema/describe-schema.ts';
export * from './secrets/index.ts';
export type { PreparedKeys } from './secrets/prepare-keys.ts';
export type { Rotation } from './secrets/rotate-secrets.ts';
export { countUnreadableSecrets, readSecretsState, type SecretsState } from './secrets/secrets-state.ts';
export * from './storage/index.ts';
export * from './telemetry/index.ts';
