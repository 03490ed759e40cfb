/** True in the frame of the app. */
export function isDocked(): boolean {
  return new URLSearchParams(window.location.search).get('dock') === '1';
}
