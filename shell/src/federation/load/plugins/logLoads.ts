import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadLog } from '../loadLog.ts';

/**
 * Writes to the load log when the entry of a build and the module it exposes are ready. Failures are logged by the loader, which knows
 * what happens next.
 *
 * @param buildOf `mf-auth@1.0.0+9f31c0a2b4` by the name under which the runtime knows a build
 */
export function logLoads(buildOf: (name: string) => string): ModuleFederationRuntimePlugin {
  return {
    name: 'log-loads',
    async afterLoadEntry({ remoteInfo, error, cached }) {
      if (error === undefined && !cached) loadLog.add(buildOf(remoteInfo.name), 'entry');
    },
    async afterExecuteFactory({ moduleInfo, expose, error }) {
      if (error === undefined && expose === './remote') loadLog.add(buildOf(moduleInfo.name), 'module');
    },
  };
}
