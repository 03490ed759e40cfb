import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';

export type Scene = 'bubbles' | 'chart' | 'flow' | 'grid' | 'rows';

/** A small drawing of what will appear in an empty region. */
export function EmptyScene({ scene }: { scene: Scene }) {
  return (
    <Drawing viewBox="0 0 160 88" aria-hidden="true">
      {scenes[scene]}
    </Drawing>
  );
}

const line = (x: number, y: number, width: number, fill: string = color.border) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={6} rx={3} fill={fill} />
);

const row = (y: number, opacity: number) => (
  <g key={y} opacity={opacity}>
    <rect x={8} y={y} width={144} height={22} rx={6} fill={color.surface} stroke={color.border} />
    <circle cx={21} cy={y + 11} r={6} fill={color.kindMessageSoft} stroke={color.kindMessage} />
    {line(34, y + 8, 48)}
    {line(88, y + 8, 30)}
  </g>
);

const bar = (x: number, height: number, fill: string = color.border) => (
  <rect key={x} x={x} y={76 - height} width={14} height={height} rx={3} fill={fill} />
);

const card = (x: number, y: number, ink: string, soft: string) => (
  <g key={`${x} ${y}`}>
    <rect x={x} y={y} width={54} height={28} rx={6} fill={color.surface} stroke={color.border} />
    <rect x={x + 6} y={y + 8} width={12} height={12} rx={3} fill={soft} stroke={ink} />
    {line(x + 24, y + 11, 22)}
  </g>
);

const tile = (x: number, y: number) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={36} height={36} rx={5} fill={color.sunken} stroke={color.border} />
);

const scenes: Readonly<Record<Scene, ReactNode>> = {
  rows: (
    <>
      {row(4, 1)}
      {row(33, 0.65)}
      {row(62, 0.35)}
      <path d="m134 15 4 4 7-8" fill="none" stroke={color.success} strokeWidth={2} strokeLinecap="round" />
    </>
  ),
  bubbles: (
    <>
      <circle cx={20} cy={28} r={10} fill={color.kindMessageSoft} stroke={color.kindMessage} />
      <rect x={36} y={14} width={78} height={28} rx={14} fill={color.surface} stroke={color.border} />
      {line(50, 25, 50)}
      <rect x={46} y={50} width={78} height={28} rx={14} fill={color.kindFlowSoft} />
      {line(60, 61, 40, color.kindFlow)}
      <circle cx={140} cy={64} r={10} fill={color.kindFlowSoft} stroke={color.kindFlow} />
    </>
  ),
  chart: (
    <>
      <path d="M10 76h140M10 46h140M10 16h140" stroke={color.border} />
      {[20, 32, 26, 44, 36].map((height, index) => bar(22 + index * 22, height))}
      {bar(132, 54, color.kindMessage)}
      <path
        d="m29 60 22-14 22 6 22-16 22 8 22-20"
        fill="none"
        stroke={color.textMuted}
        strokeDasharray="3 4"
        strokeLinecap="round"
      />
    </>
  ),
  flow: (
    <>
      <path d="M58 44c24 0 18-24 42-24M58 44c24 0 18 26 42 26" fill="none" stroke={color.borderStrong} strokeWidth={1.5} />
      {card(4, 30, color.kindFlow, color.kindFlowSoft)}
      {card(100, 6, color.kindMessage, color.kindMessageSoft)}
      {card(100, 56, color.kindPerson, color.kindPersonSoft)}
    </>
  ),
  grid: (
    <>
      {[22, 62, 102].flatMap((x) => [tile(x, 4), tile(x, 44)])}
      <path d="m66 36 10-12 7 8 5-5 6 9z" fill={color.kindStorySoft} stroke={color.kindStory} strokeLinejoin="round" />
      <circle cx={72} cy={14} r={3.5} fill={color.kindPersonSoft} stroke={color.kindPerson} />
      <path d="M120 54v16M112 62h16" stroke={color.accent} strokeWidth={2} strokeLinecap="round" />
    </>
  ),
};

const Drawing = styled.svg`
  width: 160px;
  height: 88px;
`;
