import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The plugin of SWC that compiles the macros of Lingui. Their runtime is the `#i18n` of the package, so packages do not share messages. */
export function messagesPlugin(): [string, object] {
  const runtimeModules = { i18n: ['#i18n', 'i18n'] };
  return [require.resolve('@lingui/swc-plugin'), { runtimeModules, descriptorFields: 'message' }];
}
