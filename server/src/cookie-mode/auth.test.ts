// Runs the same suite with the session in a cookie.
import '../testing/servers/inCookieMode.ts';
import '../modules/auth/auth.test.ts';
