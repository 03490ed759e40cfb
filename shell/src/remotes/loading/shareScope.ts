import type { ShareScope } from './Container.ts';

// The bundler replaces both: the first fills the scope with what the shell shares, once.
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { default: ShareScope };

/** What remotes get from the shell instead of bringing it along. */
export async function shareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
