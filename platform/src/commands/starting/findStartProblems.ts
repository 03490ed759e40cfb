import { accessSync, constants, mkdirSync } from 'node:fs';

/** Runs before the build. The server validates its own settings. */
export function findStartProblems(dataDir: string, env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const problems: string[] = [];
  const ports = ['PORT', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT', 'SANDBOX_OIDC_PORT', 'DEV_SERVER_PORT', 'DEV_REMOTE_PORT'].flatMap(
    (name) => {
      const text = env[name]?.trim() ?? '';
      return text === '' || (name === 'SANDBOX_SMTP_PORT' && text === 'off') ? [] : [[name, text] as const];
    },
  );
  for (const [name, text] of ports)
    if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
      problems.push(`${name} must be a number from 0 to 65535, not "${text}".`);
  const users = Map.groupBy(ports, ([, text]) => text);
  for (const [text, same] of users)
    if (same.length > 1 && text !== '0')
      problems.push(`${same.map(([name]) => name).join(' and ')} must differ: both are ${text}.`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
    problems.push(`The data directory ${dataDir} is not writable${reason}. Set FANFARE_DATA_DIR to a writable directory.`);
  }
  return problems;
}

export function assertCanStart(dataDir: string): void {
  const problems = findStartProblems(dataDir);
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
