import type { RecordedCall } from '../../state/repositories/calls.repository.ts';
import { formatPreciseTime } from '../ui/formatTime.ts';
import { LogEntry } from '../ui/frame/LogEntry.tsx';

export function CallEntry({
  call: { at, method, path, params, status, code, subcode },
  account,
}: {
  call: RecordedCall;
  account: string;
}) {
  const error = code === null ? [] : [`error ${code}${subcode === null ? '' : `/${subcode}`}`];
  return (
    <LogEntry
      tone={status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'}
      state={String(status)}
      title={`${method} ${path.replace('/graph.instagram.com', '')}`}
      facts={[account, ...error]}
      time={formatPreciseTime(at)}
    >
      <pre>{JSON.stringify(params, null, 2)}</pre>
    </LogEntry>
  );
}
