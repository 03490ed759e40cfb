export { createRetentionJob } from './createRetentionJob.ts';
