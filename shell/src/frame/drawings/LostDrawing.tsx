import { color } from '@fanfare/shared/ui';

/** A path that ends in nothing. */
export function LostDrawing() {
  return (
    <svg viewBox="0 0 240 120" width={240} height={120} aria-hidden="true">
      <path d="M70 60h28c16 0 12-26 30-26h16" fill="none" stroke={color.borderStrong} strokeWidth={2} />
      <path
        d="M98 60c16 0 12 28 30 28h60"
        fill="none"
        stroke={color.borderStrong}
        strokeWidth={2}
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <rect x={8} y={42} width={62} height={36} rx={10} fill={color.surface} stroke={color.border} />
      <rect x={18} y={54} width={12} height={12} rx={4} fill={color.kindMessageSoft} stroke={color.kindMessage} />
      <rect x={36} y={57} width={24} height={6} rx={3} fill={color.border} />
      <rect x={144} y={16} width={74} height={36} rx={10} fill={color.surface} stroke={color.border} />
      <rect x={154} y={28} width={12} height={12} rx={4} fill={color.kindFlowSoft} stroke={color.kindFlow} />
      <rect x={172} y={31} width={34} height={6} rx={3} fill={color.border} />
      <circle cx={206} cy={88} r={18} fill={color.kindStorySoft} stroke={color.kindStory} strokeDasharray="4 4" />
      <path
        d="M201 84a5 5 0 1 1 7 4.6c-1.7.9-2 1.7-2 3.4M206 96.5v.01"
        fill="none"
        stroke={color.kindStory}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
    </svg>
  );
}
