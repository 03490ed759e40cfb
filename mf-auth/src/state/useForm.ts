import { type FormEvent, useCallback, useRef } from 'react';

/**
 * An uncontrolled form: fields are read by name on submit, and the browser validates `required`, `type` and
 * `minLength`.
 * @param onSubmit receives a function that reads a field
 */
export function useForm<Name extends string>(onSubmit: (read: (name: Name) => string) => unknown) {
  const ref = useRef<HTMLFormElement>(null);
  const find = useCallback((name: Name) => {
    const control = ref.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control : null;
  }, []);
  /** Focuses a field and selects its content, so that typing replaces it. */
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
