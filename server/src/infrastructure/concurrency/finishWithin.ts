export async function finishWithin(limitMs: number, work: Promise<unknown>, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs);
  });
  try {
    if ((await Promise.race([work, late])) === 'late') onLate();
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
