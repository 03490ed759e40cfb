import { type FormEvent, useCallback, useRef } from 'react';

/**
 * A form that keeps its own fields, as browsers do: they are read by name when it is sent, and what a browser checks (`required`, `type`,
 * `minLength`) is left to it.
 *
 * @param onSubmit receives how to read a field
 */
export function useForm<Name extends string>(onSubmit: (read: (name: Name) => string) => unknown) {
  const ref = useRef<HTMLFormElement>(null);
  const find = useCallback((name: Name) => {
    const control = ref.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control : null;
  }, []);
  /** Puts the cursor there, with what stands there selected, so that typing replaces it. */
  const focus = useCallback(
    (name: Name) => {
      find(name)?.focus();
      find(name)?.select();
    },
    [find],
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit((name) => find(name)?.value ?? '');
  };
  return { form: { ref, onSubmit: send }, focus };
}
