/**
 * The text that Meta posts and signs: `/` as `\/`, everything from U+007F as lower-case `\uXXXX`.
 * A receiver that hashes its own serialisation instead of the received bytes fails on the first accent.
 */
export function metaBody(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
