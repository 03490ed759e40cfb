import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PART_MISSING } from './partMissing.ts';

interface LazyPartOptions<Props> {
  /** Called if the code failed to load. */
  onMissing?: (props: Props) => void;
  Meanwhile?: ComponentType<Props>;
}

/**
 * Creates a component whose code loads on first render, or earlier with `preload`. If loading fails, the
 * screen stays, a `PART_MISSING` event is dispatched on the window, and the next render retries.
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
    // Allows a retry after a failure.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  function Part(props: Props) {
    const [, setIsThere] = useState(Loaded !== null);
    const isWanted = !('open' in props) || props.open === true;
    const latest = useRef(props);
    latest.current = props;
    useEffect(() => {
      if (!isWanted) return undefined;
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
