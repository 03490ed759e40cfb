import type { ReleasedBuild } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { coursesOf, spanOf } from './healthCourse.ts';

const quiet = { loaded: 0, failed: 0, drawn: 0, crashed: 0, p75Ms: null };
const at = (hour: number, report: Partial<ReleasedBuild['hours'][number]>) => ({
  ...{ hour: `2026-05-01T0${hour}:00:00.000Z`, ...quiet },
  ...report,
});
const aBuild = (build: string, ...hours: ReleasedBuild['hours']): ReleasedBuild => ({
  build,
  state: 'live',
  health: null,
  hours,
});

test('all builds share the hours and the scale', () => {
  const slow = aBuild('slow', at(1, { p75Ms: 400 }), at(2, { p75Ms: 800 }));
  const fast = aBuild('fast', at(3, { p75Ms: 200 }));
  expect(spanOf([slow, fast])).toEqual(['2026-05-01T01:00:00.000Z', '2026-05-01T03:00:00.000Z']);
  expect(coursesOf([slow, fast], 'time')).toEqual({
    most: 800,
    courses: [
      {
        build: 'slow',
        lines: [
          [
            { x: 0, y: 0.5 },
            { x: 0.5, y: 1 },
          ],
        ],
      },
      { build: 'fast', lines: [[{ x: 1, y: 0.25 }]] },
    ],
  });
});

test('an hour without reports splits the line, and so does one without the figure', () => {
  const build = aBuild('x', at(1, { loaded: 9, failed: 1 }), at(2, { crashed: 1 }), at(3, { loaded: 1 }), at(5, { loaded: 1 }));
  const [course] = coursesOf([build], 'failures').courses;
  expect(course?.lines).toEqual([[{ x: 0, y: 1 }], [{ x: 0.5, y: 0 }], [{ x: 1, y: 0 }]]);
});

test('the line of builds without failures is at 0, and without builds there are no hours', () => {
  const { most, courses } = coursesOf([aBuild('x', at(1, { drawn: 4 }))], 'crashes');
  expect(most).toBe(0);
  expect(courses).toEqual([{ build: 'x', lines: [[{ x: 1, y: 0 }]] }]);
  expect(spanOf([aBuild('x')])).toBeNull();
});
