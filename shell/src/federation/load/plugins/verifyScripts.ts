import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from '../../verify/integrity.ts';

const SCRIPT_TIMEOUT_MS = 8_000;

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
