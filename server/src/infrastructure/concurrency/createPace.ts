interface Options {
  everyMs: number;
  /** So many begin at once. */
  enough: number;
  begin: () => void;
}

/** Lets work gather: the first after a pause begins at once, more of it when enough waits or the time has passed. */
export function createPace({ everyMs, enough, begin }: Options) {
  let beganAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function onTime(): void {
    timer = undefined;
    beganAt = Number.NEGATIVE_INFINITY;
    begin();
  }

  return {
    /** If not, `begin` is called later. */
    mayBegin(waiting: number): boolean {
      const now = performance.now();
      const left = beganAt + everyMs - now;
      if (waiting < enough && left > 0) {
        timer ??= setTimeout(onTime, Math.ceil(left));
        return false;
      }
      clearTimeout(timer);
      timer = undefined;
      beganAt = now;
      return true;
    },
  };
}
