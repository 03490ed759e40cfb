import '../testing/servers/inCookieMode.ts';
import '../modules/two-factor/two-factor.test.ts';
