import { existsSync } from 'node:fs';
import path from 'node:path';
import { LabError } from '../scenarios/LabError.ts';
import { isAddress } from './fetchBuild.ts';

/** @throws LabError if the directory is missing */
export function requireDirectory(from: string): void {
  if (isAddress(from) || existsSync(from)) return;
  throw new LabError(
    `The directory ${path.resolve(from)} does not exist. --from must be a releases directory, such as .fanfare/releases, or the URL of a server.`,
  );
}
