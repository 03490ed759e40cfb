/**
 * Returns attributes of an element with a tooltip and the same text for screen readers: `<Button
 * {...describe('Sends it to everybody')}>`.
 */
export function describe(text: string) {
  return { 'data-tooltip': text, 'aria-description': text };
}
