import { Button, color, depth, font, IconButton, media, motion, RegionBoundary, StatePanel, space } from '@fanfare/shared/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { panelsCopy as copy } from '../../copy/panels/panels.ts';
import { usePanel } from '../../state/usePanel.ts';
import type { Panel } from './Panel.ts';
import { PanelEdge } from './PanelEdge.tsx';
import { useModalSheet } from './useModalSheet.ts';
import { usePanelFocus } from './usePanelFocus.ts';
import { usePanelWidth } from './usePanelWidth.ts';

/**
 * Shows the panel named in the URL, on a phone as a full-screen sheet. Opening moves the focus to it; Escape
 * closes it and restores the focus.
 */
export function SidePanel({ panels }: { panels: readonly Panel[] }) {
  const { openPanel, closePanel } = usePanel();
  const panel = panels.find(({ id }) => id === openPanel);
  const frame = useRef<HTMLElement>(null);
  const titleId = useId();
  const width = usePanelWidth();
  usePanelFocus(frame, panel?.id ?? null);
  useModalSheet(frame, panel !== undefined);
  if (!panel) return null;

  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    // Popups of the panel are in portals elsewhere and handle Escape themselves.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    closePanel();
  };
  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-panel={panel.id}
      style={{ width: `${width.px}px` }}
      onKeyDown={closeOnEscape}
    >
      <PanelEdge {...width} />
      <Head>
        <h2 id={titleId}>{panel.title}</h2>
        <IconButton $variant="quiet" $size="small" aria-label={copy.close(panel.title)} onClick={closePanel}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <RegionBoundary
        key={panel.id}
        fallback={(_error, retry) => (
          <Failed>
            <StatePanel kind="failed" title={copy.failed} action={<Button onClick={retry}>{copy.retry}</Button>}>
              {copy.failedHint}
            </StatePanel>
          </Failed>
        )}
      >
        <panel.Body onClose={closePanel} />
      </RegionBoundary>
    </Frame>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateX(12px); }
`;

const Frame = styled.aside`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  min-height: 0;
  max-width: 62vw;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  container-type: inline-size;
  container-name: panel;
  animation: ${arrive} ${motion.calm};
  &:focus { outline: none; }
  &:focus-visible { box-shadow: inset 0 0 0 2px ${color.accent}; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
  ${media.narrow} {
    position: fixed;
    inset: 0;
    z-index: ${depth.sticky};
    width: auto !important;
    max-width: none;
    border-inline-start: none;
  }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  padding-block: ${space.x1}; padding-inline: ${space.x2} ${space.x1};
  border-bottom: 1px solid ${color.border};
  h2 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  ${media.narrow} { button { width: 44px; min-height: 44px; } }
`;

const Failed = styled.div`
  padding: ${space.x2};
`;
