import { useEffect, useRef, useState } from 'react';

/** What is done to many rows, one by one. */
export interface BulkWork<Row> {
  /** What is being done: "Hiding comments". */
  label: string;
  rows: readonly Row[];
  /** Does it to one. Answers why it did not work; null when it did. */
  act: (row: Row) => Promise<string | null>;
  /** Called with the rows it worked for, once all are done or it was stopped. */
  onDone?: (rows: readonly Row[]) => void;
}

interface Course<Row> {
  work: BulkWork<Row>;
  total: number;
  done: readonly Row[];
  failures: readonly { row: Row; reason: string }[];
}

/** How many calls are on their way at once. */
const AT_ONCE = 3;

/** Does something to many rows, says how far it has come, and keeps what failed to be tried again. One at a time. */
export function useBulkAction<Row>() {
  const [course, setCourse] = useState<Course<Row> | null>(null);
  const waiting = useRef<Row[]>([]);
  useEffect(() => () => void waiting.current.splice(0), []);

  async function begin(work: BulkWork<Row>): Promise<void> {
    const queue = [...work.rows];
    waiting.current = queue;
    let now: Course<Row> = { work, total: queue.length, done: [], failures: [] };
    setCourse(now);
    const workOff = async () => {
      for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
        const reason = await work.act(row);
        now = reason === null ? { ...now, done: [...now.done, row] } : { ...now, failures: [...now.failures, { row, reason }] };
        setCourse((shown) => shown && { ...now, total: shown.total });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, workOff));
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
