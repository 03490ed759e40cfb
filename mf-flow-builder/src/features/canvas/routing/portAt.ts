import { HANDLE_PX } from '../../../state/layout/handleSize.ts';
import { outwards, type Port, type Side } from './geometry.ts';

export function portAt(x: number, y: number, side: Side): Port {
  const { x: right, y: down } = outwards[side];
  const gap = (HANDLE_PX.target - HANDLE_PX.dot) / 2;
  return { x: x - right * gap, y: y - down * gap, side };
}
