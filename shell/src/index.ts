import './nonce.ts';
import './releases/trust/guard.ts';
import { languages } from '@fanfare/shared/contracts';
import { language } from '@fanfare/shared/language';

document.documentElement.lang = language();

// No request of its own: the shared modules are eager in the shell, so the first paint does not wait for another round trip. But run only here,
// since modules read their texts when they are run.
const start = async () => (await import(/* webpackMode: "eager", webpackExports: ["start"] */ './start.tsx')).start();

if (language() === languages[0]) void start();
else void import(/* webpackChunkName: "de" */ './translations/de/index.ts').then(start, start);
