import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadLog } from '../loadLog.ts';

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
