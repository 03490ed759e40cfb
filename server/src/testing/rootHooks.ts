/** In a group of test files these hooks apply to each of them. */
import './calls/recordCalls.ts';
