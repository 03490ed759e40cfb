/** Encodes JSON like Meta: `/` as `\/`, non-ASCII as lower-case `\uXXXX`. Receivers must hash the raw bytes. */
export function metaBody(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
