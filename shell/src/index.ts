import './nonce.ts';
import './federation/verify/guard.ts';
import { languages } from '@fanfare/shared/contracts';
import { language } from '@fanfare/shared/language';
import { isDebugLogOn } from './session/debug/isDebugLogOn.ts';

document.documentElement.lang = language();

// Eager mode adds no request. Modules read their messages when evaluated.
const start = async () => {
  const shell = await import(/* webpackMode: "eager" */ './start.tsx');
  // Must run before the first request.
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
  void Promise.all([
    import(/* webpackChunkName: "[request]", webpackExclude: /[\\/]en\.po$/ */ `./locales/${language()}.po`),
    import(/* webpackChunkName: "[request]", webpackExclude: /[\\/]en\.po$/ */ `shared-locales/${language()}.po`),
  ]).then(start, start);
}
