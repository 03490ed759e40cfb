import '../servers/inCookieMode.ts';
import '../../src/domains/identity/sessions/sessions.test.ts';
