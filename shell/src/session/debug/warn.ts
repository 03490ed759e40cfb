/** The specification names failures that are only logged. */
export function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place of the shell that writes there unasked
  console.warn(text);
}
