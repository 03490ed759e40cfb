import { color, font, media, radius, shadow } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** Gives React Flow our colours, by its own custom properties, and keeps its look inside this element. */
export const CanvasFrame = styled.section`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;

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
    --xy-minimap-mask-background-color: color-mix(in srgb, ${color.sunken} 75%, transparent);
    --xy-minimap-node-background-color: ${color.borderStrong};
    --xy-attribution-background-color: transparent;
    --xy-edge-stroke-width: 2;
  }
  .react-flow__attribution a { display: inline-block; padding: 0 6px; line-height: 24px; color: ${color.textMuted}; }
  .react-flow__edge-text { font-size: ${font.size.small}; }
  .react-flow__controls-button { width: 32px; height: 32px; }
  .react-flow__controls-button svg { max-width: 14px; max-height: 14px; }
  .react-flow__minimap { border: 1px solid ${color.border}; border-radius: ${radius.small}; overflow: hidden; }
  .react-flow__node:focus-visible { outline: 2px solid ${color.accent}; outline-offset: 3px; border-radius: ${radius.medium}; }
  ${media.narrow} { .react-flow__minimap { display: none; } }
`;

export const EmptyHint = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.textMuted};
  pointer-events: none;
`;
