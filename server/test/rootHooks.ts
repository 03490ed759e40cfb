/** In a group of test files, these hooks apply to each. */
import './calls/recordCalls.ts';
