import { listAdmins, setAdmin } from '../domains/identity/admin/index.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { runCommand, say } from './running/runCommand.ts';
import { withDatabase } from './running/withDatabase.ts';

await runCommand({ usage: 'pnpm admin [username] [--remove]', options: ['--remove'] }, async (args) => {
  const [username, ...rest] = args.filter((word) => word !== '--remove');
  if (rest.length > 0) throw new StartError(['Enter one username: pnpm admin anna, or pnpm admin anna --remove.']);
  const isToBe = !args.includes('--remove');
  await withDatabase(async ({ system }) => {
    if (username !== undefined && !(await setAdmin(system, username, isToBe)))
      throw new StartError([`The account ${username} does not exist. Sign up with this username first.`]);
    const all = await listAdmins(system);
    say(all.length === 0 ? 'There are no admins.' : `Admins: ${all.join(', ')}.`);
  });
});
