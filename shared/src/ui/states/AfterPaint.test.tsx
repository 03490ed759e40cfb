import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AfterPaint } from './AfterPaint.tsx';

function setPressed(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
}

afterEach(() => void Reflect.deleteProperty(navigator, 'userActivation'));

const heavy = (
  <AfterPaint fallback={<p>Outline</p>}>
    <p>Canvas</p>
  </AfterPaint>
);

test('after a press the outline is painted first, then what is heavy', async () => {
  setPressed(true);
  render(heavy);
  expect(screen.getByText('Outline')).toBeVisible();
  expect(screen.queryByText('Canvas')).toBeNull();
  expect(await screen.findByText('Canvas')).toBeVisible();
  expect(screen.queryByText('Outline')).toBeNull();
});

test('where nobody has pressed anything yet, it is there at once', () => {
  setPressed(false);
  render(heavy);
  expect(screen.getByText('Canvas')).toBeVisible();
});

test('so it is in a browser that does not tell', () => {
  render(heavy);
  expect(screen.getByText('Canvas')).toBeVisible();
});
