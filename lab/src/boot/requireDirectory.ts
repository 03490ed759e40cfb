import { existsSync } from 'node:fs';
import path from 'node:path';
import { LabError } from '../scenarios/LabError.ts';
import { isAddress } from './fetchBuild.ts';

/** @throws LabError if the directory is missing */
export function requireDirectory(from: string): void {
  if (isAddress(from) || existsSync(from)) return;
  throw new LabError(
    `There is no directory ${path.resolve(from)}. --from takes a releases directory, such as .fanfare/releases, or the address of a server.`,
  );
}
