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

test('paints the skeleton first after a press, then the content', async () => {
  setPressed(true);
  render(heavy);
  expect(screen.getByText('Outline')).toBeVisible();
  expect(screen.queryByText('Canvas')).toBeNull();
  expect(await screen.findByText('Canvas')).toBeVisible();
  expect(screen.queryByText('Outline')).toBeNull();
});

test('renders at once before any press', () => {
  setPressed(false);
  render(heavy);
  expect(screen.getByText('Canvas')).toBeVisible();
});

test('renders at once in a browser without the API', () => {
  render(heavy);
  expect(screen.getByText('Canvas')).toBeVisible();
});
