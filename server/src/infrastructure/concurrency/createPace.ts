interface Options {
  everyMs: number;
  enough: number;
  begin: () => void;
}

/** Lets work gather, except the first after a pause. */
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
