export interface PlantedViolation {
  rule: string;
  file: string;
  line: string;
}

const domainsBelowOperations = ['identity', 'feed', 'instagram', 'automation', 'conversations', 'insight', 'delivery'] as const;

export const withFolders = [
  'shell/src',
  'mf-auth/src',
  'mf-flow-builder/src',
  'bench/src',
  'engine/src',
  'lab/src',
  'platform/src',
  'releases/src',
  'sandbox/src',
  'sdk/src',
  'server/src',
  'shared/src',
  'e2e',
] as const;

/** At least one per rule of the configurations. */
export const plantedViolations: readonly PlantedViolation[] = [
  { rule: 'no-cycles', file: 'server/src/domains/feed/events/index.ts', line: "import './again.ts';" },
  { rule: 'no-cycles', file: 'sandbox/src/graph/again.ts', line: "import type { it } from './index.ts';" },
  ...withFolders.map((dir) => ({
    rule: 'no-folder-cycles',
    file: `${dir}/lower/other.ts`,
    line: "import '../upper/index.ts';",
  })),
  { rule: 'resolvable', file: 'shell/src/App.tsx', line: "import './nowhere.ts';" },
  { rule: 'tests-are-leaves', file: 'shell/src/App.tsx', line: "import './App.test.tsx';" },
  { rule: 'tests-are-leaves', file: 'shared/src/ui/index.ts', line: "export { it } from './Button.stories.tsx';" },

  { rule: 'no-remote-to-remote', file: 'mf-auth/src/remote.ts', line: "import '../../mf-dashboard/src/remote.ts';" },
  { rule: 'no-remote-to-remote', file: 'mf-auth/src/remote.ts', line: "import('@fanfare/mf-dashboard');" },
  { rule: 'remotes-see-shared', file: 'mf-auth/src/remote.ts', line: "import '@fanfare/engine';" },
  { rule: 'remotes-see-shared', file: 'mf-auth/src/remote.ts', line: "import '../../shell/src/App.tsx';" },
  { rule: 'builder-sees-shared-and-engine', file: 'mf-flow-builder/src/remote.ts', line: "import '../../server/src/app.ts';" },
  { rule: 'remotes-use-facades', file: 'mf-auth/src/remote.ts', line: "import { Link } from 'react-router-dom';" },
  { rule: 'remotes-use-facades', file: 'mf-auth/src/remote.ts', line: "import { useSelector } from 'react-redux';" },
  { rule: 'remotes-use-facades', file: 'mf-auth/src/remote.ts', line: "import { createSlice } from '@reduxjs/toolkit';" },
  { rule: 'remotes-use-facades', file: 'mf-auth/src/remote.ts', line: "import { combineReducers } from 'redux';" },
  { rule: 'remotes-use-facades', file: 'mf-auth/src/remote.ts', line: "import axios from 'axios';" },
  { rule: 'remotes-use-facades', file: 'mf-auth/src/remote.ts', line: "import { io } from 'socket.io-client';" },
  { rule: 'no-feature-to-feature', file: 'mf-auth/src/features/sign-in/index.ts', line: "import '../sign-up/index.ts';" },
  {
    rule: 'features-below-screens',
    file: 'mf-auth/src/features/sign-in/index.ts',
    line: "import '../../screens/SignInScreen.tsx';",
  },
  { rule: 'state-below-features', file: 'mf-auth/src/state/auth.slice.ts', line: "import '../features/sign-in/index.ts';" },
  { rule: 'shell-never-imports-a-remote', file: 'shell/src/App.tsx', line: "import('../../mf-auth/src/remote.ts');" },
  { rule: 'shell-sees-shared', file: 'shell/src/App.tsx', line: "import '@fanfare/engine';" },

  { rule: 'shared-is-the-floor', file: 'shared/src/ui/index.ts', line: "import '../../../shell/src/App.tsx';" },
  { rule: 'shared-through-its-doors', file: 'mf-auth/src/remote.ts', line: "import '../../shared/src/ui/Button.tsx';" },
  { rule: 'shared-contracts-are-pure', file: 'shared/src/contracts/index.ts', line: "import { io } from 'socket.io-client';" },
  { rule: 'shared-contracts-are-pure', file: 'shared/src/contracts/index.ts', line: "import '../ui/index.ts';" },
  { rule: 'shared-api', file: 'shared/src/api/index.ts', line: "import type { it } from '../store/index.ts';" },
  { rule: 'only-api-imports-axios', file: 'shell/src/App.tsx', line: "import axios from 'axios';" },
  { rule: 'only-api-imports-axios', file: 'shared/src/store/index.ts', line: "import type { AxiosInstance } from 'axios';" },
  { rule: 'shared-store', file: 'shared/src/store/index.ts', line: "import '../realtime/index.ts';" },
  { rule: 'shared-realtime', file: 'shared/src/realtime/index.ts', line: "import '../ui/index.ts';" },
  { rule: 'shared-host', file: 'shared/src/host/index.ts', line: "import '../realtime/index.ts';" },
  { rule: 'shared-ui', file: 'shared/src/ui/index.ts', line: "export { it } from '../api/index.ts';" },
  { rule: 'shared-widgets', file: 'shared/src/widgets/index.ts', line: "export { it } from '../store/index.ts';" },
  { rule: 'shared-domain', file: 'shared/src/domain/index.ts', line: "export { it } from '../store/index.ts';" },
  { rule: 'shared-language', file: 'shared/src/language/index.ts', line: "export { it } from '../store/index.ts';" },
  { rule: 'shared-lab', file: 'shared/src/lab/index.ts', line: "import '../store/index.ts';" },
  { rule: 'shared-mocks', file: 'shared/src/mocks/index.ts', line: "import '../store/index.ts';" },
  { rule: 'lab-stays-out-of-the-product', file: 'mf-auth/src/remote.ts', line: "import '@fanfare/shared/lab';" },
  { rule: 'lab-stays-out-of-the-product', file: 'mf-auth/src/remote.ts', line: "import '@fanfare/shared/mocks';" },
  { rule: 'lab-sees-doors', file: 'lab/src/stage/openStage.ts', line: "import '@fanfare/shared/store';" },
  { rule: 'sdk-sees-tooling', file: 'sdk/src/commands/fanfare.ts', line: "import '@fanfare/shared/store';" },
  {
    rule: 'sdk-is-imported-by-no-package',
    file: 'lab/src/stage/openStage.ts',
    line: "import '../../../sdk/src/commands/fanfare.ts';",
  },
  { rule: 'shared-router', file: 'shared/src/router/index.ts', line: "import '../contracts/index.ts';" },
  { rule: 'testing-only-in-tests', file: 'mf-auth/src/remote.ts', line: "import '@fanfare/shared/testing';" },

  { rule: 'engine-sees-contracts', file: 'engine/src/index.ts', line: "import '@fanfare/shared/store';" },
  { rule: 'engine-is-pure', file: 'engine/src/index.ts', line: "import { readFile } from 'node:fs/promises';" },
  { rule: 'engine-is-pure', file: 'engine/src/index.ts', line: "import { io } from 'socket.io-client';" },
  { rule: 'server-sees-contracts-and-engine', file: 'server/src/app.ts', line: "import '@fanfare/shared/api';" },
  { rule: 'server-sees-contracts-and-engine', file: 'server/src/app.ts', line: "import '../../sandbox/src/graph/index.ts';" },
  { rule: 'releases-stand-alone', file: 'releases/src/index.ts', line: "import '@fanfare/shared/contracts';" },
  { rule: 'sandbox-sees-contracts', file: 'sandbox/src/graph/index.ts', line: "import '@fanfare/engine';" },
  {
    rule: 'server-nouns-meet-at-their-index',
    file: 'server/src/domains/automation/flows/index.ts',
    line: "import '../../feed/events/events.repository.ts';",
  },
  {
    rule: 'server-enters-nouns-by-their-index',
    file: 'server/src/app.ts',
    line: "import './domains/feed/events/events.repository.ts';",
  },
  {
    rule: 'server-enters-nouns-by-their-index',
    file: 'server/src/domains/automation/index.ts',
    line: "import '../feed/events/events.repository.ts';",
  },
  {
    rule: 'server-nouns-below-their-domain',
    file: 'server/src/domains/automation/flows/index.ts',
    line: "import '../index.ts';",
  },
  ...domainsBelowOperations.map((domain) => ({
    rule: `server-domain-${domain}`,
    file: `server/src/domains/${domain}/index.ts`,
    line: "import '../operations/index.ts';",
  })),
  {
    rule: 'server-domain-feed',
    file: 'server/src/domains/feed/events/index.ts',
    line: "import '../../automation/flows/index.ts';",
  },
  { rule: 'server-test-harness-only-in-tests', file: 'server/src/app.ts', line: "import '../test/startTestServer.ts';" },
  {
    rule: 'server-downward',
    file: 'server/src/integrations/instagram/index.ts',
    line: "import '../../domains/feed/events/index.ts';",
  },
  {
    rule: 'only-repositories-touch-the-database',
    file: 'server/src/domains/automation/flows/index.ts',
    line: "import pg from 'pg';",
  },
  { rule: 'only-repositories-touch-the-database', file: 'server/src/app.ts', line: "import type { Kysely } from 'kysely';" },
  { rule: 'only-state-touches-sqlite', file: 'sandbox/src/graph/index.ts', line: "import { DatabaseSync } from 'node:sqlite';" },
  {
    rule: 'platform-imports-no-product',
    file: 'platform/src/commands/start.ts',
    line: "import '../../../shared/src/contracts/index.ts';",
  },
  { rule: 'proofs-import-no-product', file: 'e2e/specs/journey.spec.ts', line: "import '@fanfare/shared/contracts';" },
  { rule: 'proofs-import-no-product', file: 'bench/src/intake.ts', line: "import '../../server/src/app.ts';" },
];
