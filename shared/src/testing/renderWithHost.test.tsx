import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Banner } from '../ui/index.ts';
import { renderWithHost } from './renderWithHost.tsx';

test('mounts a screen with store, router and host', () => {
  renderWithHost(<Banner tone="danger">Broken</Banner>, { at: '/x?y=1' });
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
});

test('a search describes the document once, when its time is up', async () => {
  renderWithHost(<p>Only this</p>);
  const attempts: string[] = [];
  const search = () => {
    try {
      return screen.getByText('Something else');
    } catch (cause) {
      attempts.push(String(cause));
      throw cause;
    }
  };
  expect(await waitFor(search, { timeout: 1 }).catch(String)).toMatch(/Unable to find(?:.|\n)*Only this/);
  expect(attempts[0]).toContain('Unable to find an element with the text: Something else');
  expect(attempts.filter((text) => text.includes('Only this'))).toEqual([]);
  expect(() => screen.getByText('Something else')).toThrow('Only this');
});
