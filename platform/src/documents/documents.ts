import path from 'node:path';
import { workspaceDir } from '../webpack/packageFacts.ts';

/** Pages that are written by `pnpm run docs`. */
export const testIndexPath = path.join(workspaceDir, 'docs/security/tests.md');
export const asvsPath = path.join(workspaceDir, 'docs/security/asvs.md');
export const callTablePath = path.join(workspaceDir, 'docs/calls.md');
export const specificationPath = path.join(workspaceDir, 'docs/specification.md');
