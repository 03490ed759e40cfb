// Neither may another site bring anything about when the browser adds its cookie.
import '../testing/inCookieMode.ts';
import '../crossSite.test.ts';
