import path from 'node:path';
import { workspaceDir } from '../workspace/packageFacts.ts';

const foreign =
  /^(INIT_CWD|PNPM_\w+|npm_(package|lifecycle)_\w+|FANFARE_\w+|DATABASE_URL|RELEASES_DIR|SHELL_DIR|RELEASE_TOKEN|PUBLIC_URL|INSTAGRAM_\w+|NODE_ENV|TURBO_\w+)$/;

export function cleanEnvironment(ports: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((dir) => !dir.startsWith(workspaceDir));
  return { ...Object.fromEntries(kept), ...ports, PATH: onPath.join(path.delimiter), CI: undefined, FORCE_COLOR: '0' };
}
