/** Takes the whole browser to another address. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
