import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const directory = join(import.meta.dirname, 'shipped');

export interface ShippedScenario {
  name: string;
  text: string;
}

/** Returns scenarios sorted by file name. */
export function listShipped(): ShippedScenario[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((file) => ({ name: basename(file, '.yaml').replace(/^\d+-/, ''), text: readFileSync(join(directory, file), 'utf8') }));
}
