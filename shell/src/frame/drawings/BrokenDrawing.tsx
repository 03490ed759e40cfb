import { color } from '@fanfare/shared/ui';

/** Two parts of a path that do not meet. */
export function BrokenDrawing() {
  return (
    <svg viewBox="0 0 240 120" width={240} height={120} aria-hidden="true">
      <path d="M76 60h26M138 60h26" stroke={color.borderStrong} strokeWidth={2} strokeLinecap="round" />
      <path d="m112 44-4 10M120 40v12M128 44l4 10" stroke={color.danger} strokeWidth={2} strokeLinecap="round" />
      <path d="m110 66 6 8M130 66l-6 8" stroke={color.danger} strokeWidth={2} strokeLinecap="round" />
      <rect x={8} y={40} width={68} height={40} rx={10} fill={color.surface} stroke={color.border} />
      <rect x={18} y={54} width={12} height={12} rx={4} fill={color.kindMessageSoft} stroke={color.kindMessage} />
      <rect x={36} y={57} width={30} height={6} rx={3} fill={color.border} />
      <rect x={164} y={40} width={68} height={40} rx={10} fill={color.surface} stroke={color.border} />
      <rect x={174} y={54} width={12} height={12} rx={4} fill={color.kindFlowSoft} stroke={color.kindFlow} />
      <rect x={192} y={57} width={30} height={6} rx={3} fill={color.border} />
    </svg>
  );
}
