// The whole suite once more: with the session in a cookie nothing may be different.
import '../testing/servers/inCookieMode.ts';
import '../modules/password-reset/password-reset.test.ts';
