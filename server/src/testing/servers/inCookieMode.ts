import { useCookieMode } from './authMode.ts';

// A file that is imported first, because the suites behind it start their servers when they are imported.
useCookieMode();
