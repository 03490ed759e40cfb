import type { FlowVersionInfo } from '@fanfare/shared/contracts';
import { aUser, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { VersionRow } from './VersionRow.tsx';

const version: FlowVersionInfo = {
  version: 3,
  note: '',
  author: 'anna',
  publishedAt: '2026-03-01T10:00:00.000Z',
  nodeCount: 1,
  edgeCount: 0,
  isCurrent: false,
};

test.each([
  ['the name of 1.0.0', {}, /by anna/],
  ['a member', { author: 'ben', by: { id: 'u9', name: 'ben' } }, /by ben/],
  ['a former member', { author: '', by: { id: 'u9', name: null } }, /by Former member/],
] as const)('shows who published a version: %s', (_, info, expected) => {
  renderWithHost(<VersionRow flowId="f1" info={{ ...version, ...info }} isOpen={false} onToggle={() => undefined} />, {
    user: aUser(),
  });
  expect(screen.getByRole('button')).toHaveTextContent(expected);
});

test('shows no author if none is known', () => {
  renderWithHost(<VersionRow flowId="f1" info={{ ...version, author: '' }} isOpen={false} onToggle={() => undefined} />);
  expect(screen.getByRole('button')).not.toHaveTextContent(/by/);
});
