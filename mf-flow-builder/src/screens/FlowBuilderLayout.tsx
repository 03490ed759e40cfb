import { color, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** Clips visually hidden content, which would otherwise make the page longer than the window. */
export const Screen = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  min-height: 480px;
  overflow: clip;
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x2};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${media.narrow} { gap: ${space.half} ${space.x1}; padding: ${space.half} ${space.x1}; }
`;

export const Title = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space.x1half};
  min-width: 220px;
  > input { flex: 1 1 160px; }
  ${media.narrow} { min-width: 160px; gap: 0; > input { flex-basis: 100%; } }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x1half};
  min-width: 0;
  ${media.narrow} { flex-wrap: nowrap; white-space: nowrap; }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  ${media.narrow} {
    order: 1;
    gap: ${space.half};
    width: 100%;
    button { flex: 1 0 auto; min-height: 36px; padding-inline: ${space.x1}; }
    button svg { display: none; }
  }
`;

export const Split = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  ${media.narrow} { flex-direction: column; }
`;

export const Board = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Messages = styled.div`
  display: grid;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x2};
  &:empty { display: none; }
`;
