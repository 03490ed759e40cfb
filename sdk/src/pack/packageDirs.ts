import path from 'node:path';

/** The root of the workspace, from which the tarballs are made. */
export const workspaceDir = path.resolve(import.meta.dirname, '../../..');
export const sdkDir = path.join(workspaceDir, 'sdk');
export const sharedDir = path.join(workspaceDir, 'shared');
