import { Avatar, color, radius, shadow } from '@fanfare/shared/ui';
import { Camera, Check } from 'lucide-react';
import styled, { css, keyframes } from 'styled-components';

interface ConnectionDrawingProps {
  account?: { username: string; picture: string | null } | undefined;
  isConnected?: boolean;
}

/** The account at the left, Fanfare at the right, and the line between them. */
export function ConnectionDrawing({ account, isConnected = false }: ConnectionDrawingProps) {
  return (
    <Row aria-hidden="true" data-drawing>
      <Side $isPicture={account !== undefined}>
        {account ? <Avatar name={account.username} src={account.picture} size={72} /> : <Camera size={30} />}
      </Side>
      <Line $isConnected={isConnected}>
        <i />
        {isConnected ? (
          <Mark>
            <Check size={18} strokeWidth={3} />
          </Mark>
        ) : null}
      </Line>
      <Product>
        <svg viewBox="0 0 32 32" width={56} height={56} aria-hidden="true">
          <path d="M6 14v4l10 5V9L6 14Z" fill="currentColor" />
          <Waves d="M19.5 13a4.2 4.2 0 0 1 0 6M22.5 10a8.4 8.4 0 0 1 0 12" />
        </svg>
      </Product>
    </Row>
  );
}

const draw = keyframes`from { transform: scaleX(0); }`;
const pop = keyframes`from { opacity: 0; transform: scale(0.4); }`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(40px, 112px) 72px;
  align-items: center;
  justify-content: center;
  width: 100%;
  :dir(rtl) & { direction: rtl; }
`;

const Side = styled.span<{ $isPicture: boolean }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: ${({ $isPicture }) => ($isPicture ? radius.pill : '22px')};
  background: ${color.kindStorySoft};
  color: ${color.kindStory};
  box-shadow: ${shadow.low};
`;

const Product = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 22px;
  background: linear-gradient(140deg, ${color.stageGlow}, ${color.stage});
  color: ${color.onStage};
  box-shadow: ${shadow.low};
`;

const Waves = styled.path`
  fill: none;
  stroke: ${color.spark};
  stroke-width: 2.2;
  stroke-linecap: round;
`;

const Line = styled.span<{ $isConnected: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  height: 34px;
  > i {
    width: 100%;
    height: 0;
    border-top: 3px ${({ $isConnected }) => ($isConnected ? 'solid' : 'dotted')} ${({ $isConnected }) => ($isConnected ? color.success : color.borderStrong)};
    transform-origin: left;
    ${({ $isConnected }) =>
      $isConnected &&
      css`
        animation: ${draw} 0.5s ease-out;
      `}
  }
`;

const Mark = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  border: 3px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${color.success};
  color: ${color.surface};
  animation: ${pop} 0.3s ease-out 0.4s backwards;
`;
