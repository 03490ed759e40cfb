/** The host of an address, or what is there when it is none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
