import { test } from 'node:test';
import { expect } from 'expect';
import { defaultUser } from '../stage/shell-answers/shellAnswers.ts';
import { recordingOf } from './recordingOf.ts';

const call = (name: string, path: string, answer: unknown) => ({ call: name, path, answer });

test('contains the last response of each read and no local URL', () => {
  const at = new Date('2026-03-01T10:00:00.000Z');
  const passed = [
    call('GET /api/a', '/api/a?limit=3', { success: true, total: 1 }),
    call('GET /api/a', '/api/a?limit=3', { success: true, total: 2, picture: 'http://localhost:3001/media/1.jpg' }),
    call('GET /api/b', '/api/b', { success: true, data: { latestSeq: 12 } }),
    call('GET /api/c', '/api/c', { success: false, error: 'no' }),
    call('POST /api/d', '/api/d', { success: true }),
    undefined,
  ];
  expect(recordingOf(passed, defaultUser, at)).toEqual({
    at: '2026-03-01T10:00:00.000Z',
    user: defaultUser,
    latestSeq: 12,
    answers: [
      {
        call: 'GET /api/a',
        path: '/api/a?limit=3',
        body: { success: true, total: 2, picture: '/instagram-pictures/media/1.jpg' },
      },
      { call: 'GET /api/b', path: '/api/b', body: { success: true, data: { latestSeq: 12 } } },
    ],
  });
});
