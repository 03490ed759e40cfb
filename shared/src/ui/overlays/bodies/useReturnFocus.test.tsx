import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useReturnFocus } from './useReturnFocus.ts';

let goesTo: () => HTMLElement | null | false;

function Hanging() {
  const button = useRef<HTMLButtonElement>(null);
  const { ref, finalFocus } = useReturnFocus(button);
  goesTo = finalFocus;
  return (
    <>
      <button type="button" ref={button}>
        Actions
      </button>
      <div ref={ref}>
        <button type="button">Rename</button>
      </div>
      <input aria-label="Name" />
    </>
  );
}

test('returns focus from the panel only, unless it has moved elsewhere', () => {
  render(<Hanging />);
  const button = screen.getByRole('button', { name: 'Actions' });
  expect(goesTo()).toBe(button);
  screen.getByRole('button', { name: 'Rename' }).focus();
  expect(goesTo()).toBe(button);
  screen.getByLabelText('Name').focus();
  expect(goesTo()).toBe(false);
});
