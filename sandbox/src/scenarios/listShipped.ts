import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const directory = join(import.meta.dirname, 'shipped');

export interface ShippedScenario {
  name: string;
  text: string;
}

/** The scenarios that come with the sandbox, in the order of their file names' numbers. */
export function listShipped(): ShippedScenario[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ name: basename(file, '.yaml').replace(/^\d+-/, ''), text: readFileSync(join(directory, file), 'utf8') }));
}
