import './nonce.ts';
import './federation/verify/guard.ts';
import { languages } from '@fanfare/shared/contracts';
import { language } from '@fanfare/shared/language';
import { isDebugLogOn } from './session/debug/isDebugLogOn.ts';

document.documentElement.lang = language();

// No request of its own: the shared modules are eager in the shell, so the first paint does not wait for another round trip. But run only here,
// since modules read their texts when they are run.
const start = async () => {
  const shell = await import(/* webpackMode: "eager" */ './start.tsx');
  // Loaded before the first request, which it must see.
  if (isDebugLogOn()) {
    await import('./session/debug/startDebugLog.ts').then(
      ({ startDebugLog }) => startDebugLog(),
      () => {},
    );
  }
  shell.start();
};

if (language() === languages[0]) void start();
else {
  // One chunk for each language, of the catalogues of the shell and of what it shares.
  void Promise.all([
    import(/* webpackChunkName: "[request]", webpackExclude: /[\\/]en\.po$/ */ `./locales/${language()}.po`),
    import(/* webpackChunkName: "[request]", webpackExclude: /[\\/]en\.po$/ */ `shared-locales/${language()}.po`),
  ]).then(start, start);
}
