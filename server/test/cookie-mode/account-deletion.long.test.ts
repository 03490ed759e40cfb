// Runs the same suite with the session in a cookie.
import '../servers/inCookieMode.ts';
import '../../src/domains/identity/account-deletion/account-deletion.test.ts';
