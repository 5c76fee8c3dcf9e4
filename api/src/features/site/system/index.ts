export { readQueues } from './job-queue.repository.ts';
export { deleteHeartbeat, type Heartbeat, recordHeartbeat } from './processes.repository.ts';
export { systemRoutes } from './routes.ts';
export { readLastBackup } from './system.repository.ts';
