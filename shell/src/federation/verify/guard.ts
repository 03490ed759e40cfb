import { guardScripts } from './integrity.ts';
import { pageFacts } from './pageFacts.ts';

// Must run before any script can load.
guardScripts(pageFacts.shellFiles());
