// The browser adds the cookie to cross-site requests, which must still be refused.
import '../servers/inCookieMode.ts';
import '../../src/crossSite.test.ts';
