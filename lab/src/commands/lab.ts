import { LabError } from '../scenarios/LabError.ts';
import { bisect } from './bisect.ts';
import { boot } from './boot.ts';
import { check } from './check.ts';
import { passport } from './passport.ts';
import { readArguments, usage } from './readArguments.ts';
import { record } from './record.ts';
import { recordScreens } from './screens.ts';
import { serveLab } from './serveLab.ts';

try {
  const given = readArguments(process.argv.slice(2));
  const [remote = ''] = given.remotes;
  if (given.help) process.stdout.write(`${usage}\n`);
  else if (given.mode === 'check') process.exitCode = (await check(given)) ? 0 : 1;
  else if (given.mode === 'screens') await recordScreens(given);
  else if (given.mode === 'bisect') await bisect({ ...given, remote });
  else if (given.mode === 'boot') process.exitCode = (await boot({ ...given, remote })) ? 0 : 1;
  else if (given.mode === 'record') await record({ ...given, remote });
  else if (given.mode === 'passport') await passport(remote);
  else await serveLab(given);
} catch (cause) {
  process.stderr.write(`${cause instanceof LabError ? cause.message : String(cause instanceof Error ? cause.stack : cause)}\n`);
  process.exitCode = 1;
}
