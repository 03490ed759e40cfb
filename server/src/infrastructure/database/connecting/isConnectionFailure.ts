/** The connection works; the statement took too long. */
const QUERY_CANCELED = '57014';
/** The server is a standby, or was made read-only before another one is promoted. */
const READ_ONLY = '25006';

/** A retry may succeed (F15). Classes: 08 connection, 53 resources, 57 intervention. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (code === QUERY_CANCELED) return false;
  if (code === READ_ONLY) return true;
  if (/^(08|53|57)[0-9A-Z]{3}$/.test(code)) return true;
  if (/^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code)) return true;
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return (
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      error.message,
    ) || error.message === SILENT
  );
}

export function isReadOnlyServer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY;
}

export const SILENT = 'The database was silent for too long.';

/** A deadlock or a serialization failure, which passes on a retry. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['40P01', '40001'].includes(String(error.code));
}

export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
