import path from 'node:path';

export const workspaceDir = path.resolve(import.meta.dirname, '../../..');
export const sdkDir = path.join(workspaceDir, 'sdk');
export const sharedDir = path.join(workspaceDir, 'shared');
