import { Badge, color, depth, font, IconButton, media, motion, radius, shadow, space } from '@fanfare/shared/ui';
import { ExternalLink, Smartphone, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { phoneCopy as text } from '../../messages/phoneCopy.ts';
import { PhoneScreen } from './PhoneScreen.tsx';
import { PHONE_BUTTON_ID, PHONE_ID } from './phoneIds.ts';
import { phoneStore } from './phoneStore.ts';

interface PhoneDockProps {
  origin: string;
  account: string;
}

/** Beside the page on wide screens, above it on narrow ones. */
export function PhoneDock({ origin, account }: PhoneDockProps) {
  const dock = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = phoneStore.takeOpener();
    // A reload does not move the focus.
    if (opener.current) dock.current?.focus({ preventScroll: true });
  }, []);

  const close = () => {
    const before = opener.current;
    phoneStore.close();
    // The page behind it accepts the focus after the next render.
    requestAnimationFrame(() => {
      const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById(PHONE_BUTTON_ID);
      target?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };

  return (
    <Dock ref={dock} id={PHONE_ID} tabIndex={-1} aria-label={text.label} onKeyDown={onKeyDown}>
      <Head>
        <Smartphone size={18} aria-hidden="true" />
        <strong>{text.title}</strong>
        <Badge>{text.sandbox}</Badge>
        <Out href={`${origin}/phone`} target="_blank" rel="noreferrer" aria-label={text.openTab} data-tooltip={text.openTab}>
          <ExternalLink size={16} aria-hidden="true" />
        </Out>
        <IconButton $variant="quiet" $size="small" aria-label={text.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <PhoneScreen
        key={account}
        origin={origin}
        account={account}
        onClose={close}
        mayFocus={() => dock.current === document.activeElement}
      />
    </Dock>
  );
}

const Dock = styled.aside`
  position: fixed;
  top: var(--frame-top);
  bottom: 0;
  inset-inline-end: 0;
  z-index: ${depth.sticky};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  width: var(--phone-width);
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  outline: none;
  animation: phone-arrives ${motion.calm};
  @keyframes phone-arrives { from { translate: 24px; opacity: 0; } }
  @media (max-width: 1099px) { z-index: ${depth.menu}; box-shadow: ${shadow.high}; }
  ${media.narrow} { top: 0; width: 100%; border: 0; box-shadow: none; }
  @media print { display: none; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 48px;
  padding: ${space.half} ${space.x1} ${space.half} ${space.x2};
  border-bottom: 1px solid ${color.border};
  strong { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  > svg { color: ${color.textMuted}; }
`;

const Out = styled.a`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  margin-inline-start: auto;
  border-radius: ${radius.small};
  color: ${color.text};
  &:hover { background: ${color.sunken}; }
`;
