interface Failure {
  name: string;
  blame: string;
  error: unknown;
  componentStack: string;
}

/** Removes the query of the URL, which may contain a search text. */
export function failureDetails({ name, blame, error, componentStack }: Failure): string {
  const { origin, pathname } = window.location;
  return [
    `Region: ${name}`,
    `Part: ${blame}`,
    `Page: ${origin}${pathname}`,
    `Time: ${new Date().toISOString()}`,
    `Browser: ${navigator.userAgent}`,
    '',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
    componentStack,
  ].join('\n');
}
