// Neither may another site bring anything about when the browser adds its cookie.
import '../testing/servers/inCookieMode.ts';
import '../crossSite.test.ts';
