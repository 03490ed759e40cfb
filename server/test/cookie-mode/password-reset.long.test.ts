// Runs the same suite with the session in a cookie.
import '../servers/inCookieMode.ts';
import '../../src/domains/identity/password-reset/password-reset.test.ts';
