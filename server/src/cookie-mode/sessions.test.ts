import '../testing/servers/inCookieMode.ts';
import '../modules/sessions/sessions.test.ts';
