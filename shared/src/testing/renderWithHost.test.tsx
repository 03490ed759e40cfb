import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Banner } from '../ui/index.ts';
import { renderWithHost } from './renderWithHost.tsx';

test('mounts a screen with store, router and host', () => {
  renderWithHost(<Banner tone="danger">Broken</Banner>, { at: '/x?y=1' });
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
});
