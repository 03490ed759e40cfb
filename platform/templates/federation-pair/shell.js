import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeToRemotes from '@module-federation/inject-external-runtime-core-plugin';

const shared = { shellText: () => 'shared module used' };
const federation = createInstance({
  name: 'pair_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    'pair-shared': { version: '1.0.0', lib: () => shared, shareConfig: { singleton: true, requiredVersion: false } },
  },
  plugins: [provideRuntimeToRemotes()],
});
federation.registerRemotes([{ name: REMOTE, entry: '/remote/remoteEntry.js', entryGlobalName: REMOTE, type: 'global' }]);

const show = (text) => {
  document.body.textContent = text;
  return fetch('/shown', { method: 'POST', body: document.body.textContent });
};
federation
  .loadRemote(`${REMOTE}/remote`)
  .then((module) => module.text())
  .then(show, (error) => show(error.message));
