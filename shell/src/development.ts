// The bundler puts the mode of the build in its place.
declare const process: { env: { NODE_ENV?: string } };

export const isDevelopment = process.env.NODE_ENV !== 'production';

/** Tells developers; a browser of somebody else stays silent. */
export function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place of the shell that writes there
  if (isDevelopment) console.warn(text);
}
