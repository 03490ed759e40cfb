import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Lingui macros use `#i18n` of the package, so that packages do not share messages. */
export function messagesPlugin(): [string, object] {
  const runtimeModules = { i18n: ['#i18n', 'i18n'] };
  return [require.resolve('@lingui/swc-plugin'), { runtimeModules, descriptorFields: 'message' }];
}
