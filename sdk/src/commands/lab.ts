import { parseArgs } from 'node:util';
import { check, serveLab } from '@fanfare/lab';
import { ownName } from '../outside/installation.ts';
import { usage } from './usage.ts';

export async function lab(given: readonly string[]): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: process.env.LAB_PORT ?? '3010' },
      only: { type: 'string' },
      sample: { type: 'string' },
      out: { type: 'string', default: 'lab-report' },
    },
  });
  const remotes = [ownName()];
  const { port, only, sample, out } = values;
  const [mode, extra] = positionals;
  if (extra !== undefined || (mode !== undefined && mode !== 'check'))
    throw new Error(`There is no command lab ${positionals.join(' ')}.\n\n${usage}`);
  if (mode === 'check') return await check({ remotes, only, sample, out, language: 'en' });
  await serveLab({ remotes, port, live: false, url: '' });
  return true;
}
