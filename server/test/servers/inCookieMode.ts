import { useCookieMode } from './authMode.ts';

// Imported first, because suites start their servers on import.
useCookieMode();
