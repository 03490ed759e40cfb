import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PART_MISSING } from './partMissing.ts';

interface LazyPartOptions<Props> {
  /** Puts back what opened it, where its code did not come: what is not there is not open. */
  onMissing?: (props: Props) => void;
  /** Drawn until it is there. */
  Meanwhile?: ComponentType<Props>;
}

/**
 * A component whose code arrives when it is first drawn, or earlier after `preload`. The page starts without it: the library below an
 * overlay weighs more than everything on /login. Where it does not arrive the screen stays as it is, the page is told (`PART_MISSING`), and
 * opening it again asks for it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onMissing, Meanwhile }: LazyPartOptions<Props> = {},
) {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | undefined;
  const loadOnce = () => {
    loading ??= load().then((component) => {
      Loaded = component;
    });
    // A lost connection must not stay the answer for good.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  function Part(props: Props) {
    const [, setIsThere] = useState(Loaded !== null);
    const isWanted = !('open' in props) || props.open === true;
    // What it is told when it is missing is what it was given then.
    const latest = useRef(props);
    latest.current = props;
    useEffect(() => {
      if (Loaded || !isWanted) return undefined;
      let isCurrent = true;
      loadOnce().then(
        () => isCurrent && setIsThere(true),
        () => {
          if (!isCurrent) return;
          window.dispatchEvent(new Event(PART_MISSING));
          onMissing?.(latest.current);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);
    if (Loaded) return <Loaded {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }

  return { Part, preload: () => void loadOnce().catch(() => undefined) };
}
