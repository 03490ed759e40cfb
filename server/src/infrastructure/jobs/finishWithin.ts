/** Waits for work, but not for ever: after `limitMs` calls `onLate` and goes on. Rejects when the work fails in time. */
export async function finishWithin(limitMs: number, work: Promise<unknown>, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs);
  });
  try {
    if ((await Promise.race([work, late])) === 'late') onLate();
  } finally {
    clearTimeout(timer);
    // Who comes late and fails has no listener any more.
    work.catch(() => undefined);
  }
}
