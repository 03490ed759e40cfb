import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Lingui macros import `#i18n` from their own package, so packages do not share messages. */
export function messagesPlugin(): [string, object] {
  const runtimeModules = { i18n: ['#i18n', 'i18n'] };
  return [require.resolve('@lingui/swc-plugin'), { runtimeModules, descriptorFields: 'message' }];
}
