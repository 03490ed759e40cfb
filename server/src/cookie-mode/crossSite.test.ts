// The browser adds the cookie to cross-site requests; they must still be refused.
import '../testing/servers/inCookieMode.ts';
import '../crossSite.test.ts';
