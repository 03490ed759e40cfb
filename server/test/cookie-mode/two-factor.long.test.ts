import '../servers/inCookieMode.ts';
import '../../src/domains/identity/two-factor/two-factor.test.ts';
