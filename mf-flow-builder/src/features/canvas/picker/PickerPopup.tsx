import { color, depth, radius, shadow, space } from '@fanfare/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { WindowPoint } from '../pointer/useAddNode.ts';

interface PickerPopupProps {
  label: string;
  at: WindowPoint;
  onClose: () => void;
  children: ReactNode;
}

const MARGIN_PX = 8;

export function PickerPopup({ label, at, onClose, children }: PickerPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const put = () => {
      const own = popup.current?.getBoundingClientRect();
      const canvas = popup.current?.offsetParent?.getBoundingClientRect();
      if (!own || !canvas) return;
      const clamp = (start: number, length: number, room: number) =>
        Math.max(MARGIN_PX, Math.min(start, room - length - MARGIN_PX));
      setPlace({
        left: clamp(at.x - canvas.left, own.width, canvas.width),
        top: clamp(at.y - canvas.top, own.height, canvas.height),
      });
    };
    put();
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
  }, [at]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !popup.current?.contains(event.target)) close.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, []);

  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return (
    <Popup
      ref={popup}
      role="dialog"
      aria-label={label}
      className="nopan nowheel nodrag"
      style={place ?? undefined}
      onKeyDown={onKey}
    >
      {children}
    </Popup>
  );
}

const Popup = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  z-index: ${depth.menu};
  display: grid;
  gap: ${space.x1};
  width: min(280px, calc(100% - ${2 * MARGIN_PX}px));
  padding: ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
`;
