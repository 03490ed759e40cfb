export { createReleaseAudit, type ReleaseAudit } from './createReleaseAudit.ts';
