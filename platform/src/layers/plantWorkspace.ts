import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withFolders } from './plantedViolations.ts';

const nothing = 'export const it = 1;\n';

const files: Record<string, string> = {
  'shared/src/contracts/index.ts': "export { Type } from 'typebox';\nexport const it = 1;\n",
  'shared/src/router/index.ts': "export { Link } from 'react-router-dom';\n",
  'shared/src/api/index.ts':
    "import '../contracts/index.ts';\nimport { createApi } from '@reduxjs/toolkit';\nimport 'axios';\nexport const it = createApi;\n",
  'shared/src/store/index.ts':
    "import '../api/index.ts';\nimport '@reduxjs/toolkit';\nimport 'react-redux';\nexport const it = 1;\n",
  'shared/src/realtime/index.ts': "import '../store/index.ts';\nimport 'socket.io-client';\n",
  'shared/src/ui/index.ts': "export { Button } from './Button.tsx';\n",
  'shared/src/ui/Button.tsx': 'export const Button = () => <button />;\n',
  'shared/src/ui/Button.stories.tsx': "import './Button.tsx';\nexport const it = 1;\n",
  'shared/src/widgets/index.ts': "import '../ui/index.ts';\n",
  'shared/src/domain/index.ts': "import '../ui/index.ts';\n",
  'shared/src/language/index.ts': "import '../contracts/index.ts';\n",
  'shared/src/lab/index.ts': "import '../contracts/index.ts';\nexport const it = 1;\n",
  'shared/src/mocks/index.ts': "import '../lab/index.ts';\nexport const it = 1;\n",
  'lab/src/stage/openStage.ts':
    "import '@fanfare/shared/lab';\nimport '@fanfare/shared/mocks';\nimport '@fanfare/shared/contracts';\n",
  'sdk/src/commands/fanfare.ts': "import '@fanfare/shared/lab';\nexport const it = 1;\n",
  'shared/src/host/index.ts': "import '../store/index.ts';\n",
  'shared/src/testing/index.ts': "import '../host/index.ts';\nimport '../ui/index.ts';\n",
  'engine/src/index.ts': "import type { it } from '@fanfare/shared/contracts';\n",
  'mf-auth/webpack.config.ts': "export { it as default } from '@fanfare/platform/webpack';\n",
  'mf-auth/src/remote.ts': "import('./screens/SignInScreen.tsx');\nimport '@fanfare/shared/host';\n",
  'mf-auth/src/screens/SignInScreen.tsx': "import '../features/sign-in/index.ts';\nimport '../features/sign-up/index.ts';\n",
  'mf-auth/src/features/sign-in/index.ts': "import '../../state/auth.slice.ts';\nimport '@fanfare/shared/ui';\n",
  'mf-auth/src/features/sign-in/signIn.test.tsx': "import '@fanfare/shared/testing';\nimport './index.ts';\n",
  'mf-auth/src/features/sign-up/index.ts': "import '../../state/auth.slice.ts';\n",
  'mf-auth/src/state/auth.slice.ts': "import '@fanfare/shared/store';\n",
  'mf-dashboard/src/remote.ts': nothing,
  'mf-flow-builder/src/remote.ts': "import '@fanfare/engine';\n",
  ...Object.fromEntries(
    withFolders.flatMap((dir) => [
      [`${dir}/upper/index.ts`, "import '../lower/index.ts';\n"],
      [`${dir}/lower/index.ts`, nothing],
      [`${dir}/lower/other.ts`, nothing],
    ]),
  ),
  'shell/src/App.tsx': "import '@fanfare/shared/realtime';\n",
  'shell/src/App.test.tsx': "import './App.tsx';\nimport '@fanfare/shared/testing';\n",
  'server/src/app.ts': "import './domains/automation/index.ts';\nimport './infrastructure/database/openDatabase.ts';\n",
  'server/src/infrastructure/database/openDatabase.ts': "import pg from 'pg';\nimport { Kysely } from 'kysely';\n",
  'server/src/integrations/instagram/index.ts': nothing,
  'server/src/domains/feed/events/index.ts': "import './events.repository.ts';\nexport const it = 1;\n",
  'server/src/domains/feed/events/again.ts': "import './index.ts';\n",
  'server/src/domains/feed/events/events.repository.ts': "import type { Kysely } from 'kysely';\n",
  'server/src/domains/automation/index.ts': "import './flows/index.ts';\nexport const it = 1;\n",
  'server/src/domains/operations/index.ts': "import '../automation/index.ts';\nexport const it = 1;\n",
  ...Object.fromEntries(
    ['identity', 'feed', 'instagram', 'conversations', 'insight', 'delivery'].map((domain) => [
      `server/src/domains/${domain}/index.ts`,
      nothing,
    ]),
  ),
  'server/test/startTestServer.ts': "import '../src/app.ts';\nimport pg from 'pg';\nexport const it = 1;\n",
  'server/src/domains/feed/events/events.test.ts': "import '../../../../test/startTestServer.ts';\n",
  'server/src/domains/automation/flows/index.ts': "import '../../feed/events/index.ts';\nimport '@fanfare/engine';\n",
  'releases/src/index.ts': "import 'node:fs';\n",
  'sandbox/src/graph/index.ts': "import './again.ts';\nimport '@fanfare/shared/contracts';\nexport const it = 1;\n",
  'sandbox/src/graph/again.ts': nothing,
  'sandbox/src/state/openDatabase.ts': "import { DatabaseSync } from 'node:sqlite';\n",
  'platform/src/webpack/index.ts': nothing,
  'platform/src/commands/start.ts': "import 'node:fs';\n",
  'e2e/specs/journey.spec.ts': nothing,
  'bench/src/intake.ts': nothing,
};

const libraries = [
  'typebox',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'redux',
  'axios',
  'socket.io-client',
  'pg',
  'kysely',
];

const exportsOf: Record<string, Record<string, string>> = {
  shared: { './*': './src/*/index.ts' },
  engine: { '.': './src/index.ts' },
  platform: { './webpack': './src/webpack/index.ts' },
  'mf-dashboard': { '.': './src/remote.ts' },
};

export async function plantWorkspace(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-layers-'));
  for (const [file, text] of Object.entries(files)) await put(dir, file, text);
  for (const name of libraries) {
    await put(dir, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await put(dir, `node_modules/${name}/index.js`, '');
  }
  await mkdir(path.join(dir, 'node_modules/@fanfare'), { recursive: true });
  for (const [name, exports] of Object.entries(exportsOf)) {
    await put(dir, `${name}/package.json`, JSON.stringify({ name: `@fanfare/${name}`, exports }));
    await symlink(path.join(dir, name), path.join(dir, 'node_modules/@fanfare', name));
  }
  return dir;
}

async function put(dir: string, file: string, text: string): Promise<void> {
  const target = path.join(dir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
