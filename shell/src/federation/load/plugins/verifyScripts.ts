import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from '../../verify/integrity.ts';

/** The runtime's default is 20 s; a user does not wait that long, and an earlier build may work. */
const SCRIPT_TIMEOUT_MS = 8_000;

/**
 * Loads the entry script of a build with its hash from the signed release document, and gives up after 8 s.
 *
 * @param onNetworkError called with the name of a remote whose script the browser could not load
 */
export function verifyScripts(onNetworkError: (remote: string) => void): ModuleFederationRuntimePlugin {
  return {
    name: 'verify-scripts',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      Object.assign(script, { async: true, crossOrigin: 'anonymous', integrity: integrityOf(url), src: url });
      script.addEventListener('error', () => onNetworkError(remoteInfo?.name ?? ''));
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}
