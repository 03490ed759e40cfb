export { chromiumFlags, findChromium } from './findChromium.ts';
export { findViolations } from './findViolations.ts';
