import { color, media, motion, radius, shadow, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

export const CanvasFrame = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: clip;
  outline: none;

  .react-flow {
    --xy-background-color: ${color.canvas};
    --xy-background-pattern-color: ${color.borderStrong};
    --xy-edge-stroke: ${color.borderStrong};
    --xy-edge-stroke-selected: ${color.accent};
    --xy-connectionline-stroke: ${color.accent};
    --xy-edge-label-background-color: ${color.surface};
    --xy-edge-label-color: ${color.text};
    --xy-controls-button-background-color: ${color.surface};
    --xy-controls-button-background-color-hover: ${color.sunken};
    --xy-controls-button-color: ${color.text};
    --xy-controls-button-color-hover: ${color.text};
    --xy-controls-button-border-color: ${color.border};
    --xy-controls-box-shadow: ${shadow.low};
    --xy-minimap-background-color: ${color.surface};
    --xy-minimap-mask-background-color: color-mix(in srgb, ${color.canvas} 70%, transparent);
    --xy-attribution-background-color: transparent;
    --xy-edge-stroke-width: 2;
  }
  .react-flow__attribution a { display: inline-block; padding: 0 6px; line-height: 24px; color: ${color.textMuted}; }
  .react-flow__controls-button { width: 32px; height: 32px; }
  .react-flow__controls-button svg { max-width: 14px; max-height: 14px; }
  .react-flow__minimap { border: 1px solid ${color.borderStrong}; border-radius: ${radius.small}; overflow: hidden; cursor: grab; touch-action: none; }
  .react-flow__node:focus-visible { outline: 2px solid ${color.accent}; outline-offset: 3px; border-radius: ${radius.medium}; }
  /* An invisible stroke: without one, Chromium ignores the line's width, and a vertical line can be hit only on one side. */
  .react-flow__edge-interaction { stroke: currentColor; }
  .react-flow__edge.is-drop-target .react-flow__edge-path { stroke: ${color.accent}; stroke-width: 4; }
  .react-flow__edge.is-lit .react-flow__edge-path { stroke: ${color.success}; stroke-width: 3; }
  .react-flow__node { transition: opacity ${motion.quick}; }
  .react-flow__node.is-greyed { opacity: 0.35; }
  .react-flow__node.is-dimmed { opacity: 0.7; filter: grayscale(1); }
  .react-flow__node.is-passed { outline: 2px solid ${color.success}; outline-offset: 2px; border-radius: ${radius.medium}; }
  .react-flow__node.is-failed { outline: 3px solid ${color.danger}; outline-offset: 2px; border-radius: ${radius.medium}; }
  .react-flow__node.is-current { outline: 3px solid ${color.accent}; outline-offset: 2px; border-radius: ${radius.medium}; }
  ${media.narrow} { .react-flow__minimap { display: none; } }
`;

/** Holds the tools, the menu and the status of the last action, so that none of them covers the canvas. */
export const CanvasBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1half};
  min-height: 44px;
  padding: ${space.half} ${space.x1};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

export const CanvasPane = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;
