export function navigateAway(address: string): void {
  window.location.assign(address);
}
