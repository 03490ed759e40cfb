import { guardScripts } from './integrity.ts';
import { pageFacts } from './pageFacts.ts';

// Before anything can load a script.
guardScripts(pageFacts.shellFiles());
