// The browser adds the cookie to cross-site requests; they must still be refused.
import '../servers/inCookieMode.ts';
import '../../src/crossSite.test.ts';
