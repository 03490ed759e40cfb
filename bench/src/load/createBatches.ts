export function createBatches<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => void {
  let waiting: T[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      await write(items);
    }
    isWriting = false;
  }

  return (item) => {
    waiting.push(item);
    if (!isWriting) void writeAll();
  };
}
