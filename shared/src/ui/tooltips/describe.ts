/** Attributes that give an element a tooltip, and screen readers the same text: `<Button {...describe('Sends it to everybody')}>`. */
export function describe(text: string) {
  return { 'data-tooltip': text, 'aria-description': text };
}
