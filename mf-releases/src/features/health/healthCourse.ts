import type { ReleasedBuild } from '@fanfare/shared/contracts';

type Hour = ReleasedBuild['hours'][number];
export type HealthFigure = 'time' | 'failures' | 'crashes';

export interface Course {
  build: string;
  /** Missing hours split the line. */
  lines: readonly (readonly Point[])[];
}

export interface Point {
  /** 0 (first hour) to 1 (last). */
  x: number;
  /** 0 to 1 (maximum of all builds). */
  y: number;
}

export interface Courses {
  /** Maximum of all builds. */
  most: number;
  courses: readonly Course[];
}

const HOUR_MS = 3_600_000;
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

export const figureOf: Record<HealthFigure, (hour: Hour) => number | null> = {
  time: ({ p75Ms }) => p75Ms,
  failures: ({ failed, loaded }) => share(failed, loaded + failed),
  crashes: ({ crashed, drawn }) => share(crashed, drawn),
};

/** Null without reports. */
export function spanOf(builds: readonly ReleasedBuild[]): readonly [string, string] | null {
  const hours = builds.flatMap((build) => build.hours.map(({ hour }) => hour)).sort();
  const [first] = hours;
  const last = hours.at(-1);
  return first === undefined || last === undefined ? null : [first, last];
}

/** Builds share hours and scale. */
export function coursesOf(builds: readonly ReleasedBuild[], figure: HealthFigure): Courses {
  const [first, last] = (spanOf(builds) ?? ['', '']).map(Date.parse) as [number, number];
  const read = figureOf[figure];
  const reported = builds.map(({ build, hours }) => ({
    build,
    values: hours.map((hour) => ({ at: Date.parse(hour.hour), value: read(hour) })),
  }));
  const most = Math.max(0, ...reported.flatMap(({ values }) => values.map(({ value }) => value ?? 0)));
  const xOf = (at: number) => (last === first ? 1 : (at - first) / (last - first));
  return {
    most,
    courses: reported.map(({ build, values }) => {
      const lines: Point[][] = [];
      let before = Number.NEGATIVE_INFINITY;
      for (const { at, value } of values) {
        if (value === null) continue;
        const point = { x: xOf(at), y: most === 0 ? 0 : value / most };
        if (at - before === HOUR_MS) lines.at(-1)?.push(point);
        else lines.push([point]);
        before = at;
      }
      return { build, lines };
    }),
  };
}
