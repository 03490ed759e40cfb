import './nonce.ts';
import './releases/guard.ts';
import { start } from './start.tsx';

// No async boundary: the shared modules are eager in the shell, so the first paint does not wait for another round trip.
start();
