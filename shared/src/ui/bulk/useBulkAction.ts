import { useEffect, useRef, useState } from 'react';

export interface BulkWork<Row> {
  label: string;
  rows: readonly Row[];
  /** Resolves to the error, or to null on success. */
  act: (row: Row) => Promise<string | null>;
  /** Called at the end, or when the user stops the action. */
  onDone?: (rows: readonly Row[]) => void;
}

interface Course<Row> {
  work: BulkWork<Row>;
  total: number;
  done: readonly Row[];
  failures: readonly { row: Row; reason: string }[];
}

const AT_ONCE = 3;

/** Runs an action for many rows with progress, and stores failures for a retry. */
export function useBulkAction<Row>() {
  const [course, setCourse] = useState<Course<Row> | null>(null);
  const waiting = useRef<Row[]>([]);
  useEffect(() => () => void waiting.current.splice(0), []);

  async function begin(work: BulkWork<Row>): Promise<void> {
    const queue = [...work.rows];
    waiting.current = queue;
    let now: Course<Row> = { work, total: queue.length, done: [], failures: [] };
    setCourse(now);
    const processQueue = async () => {
      for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
        const reason = await work.act(row);
        now = reason === null ? { ...now, done: [...now.done, row] } : { ...now, failures: [...now.failures, { row, reason }] };
        setCourse((shown) => shown && { ...now, total: shown.total });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, processQueue));
    work.onDone?.(now.done);
    if (now.failures.length === 0) setCourse(null);
  }

  function stop(): void {
    const left = waiting.current.splice(0).length;
    setCourse((shown) => shown && { ...shown, total: shown.total - left });
  }

  return {
    course,
    isRunning: course !== null && course.done.length + course.failures.length < course.total,
    begin,
    stop,
    retryFailed: () => {
      if (course) void begin({ ...course.work, rows: course.failures.map(({ row }) => row) });
    },
    dismiss: () => setCourse(null),
  };
}

export type BulkAction<Row> = ReturnType<typeof useBulkAction<Row>>;
