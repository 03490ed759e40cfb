import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { color, radius, space } from '@fanfare/shared/ui';
import { Image, ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../../state/texts/nodeLooks.ts';

export function NodePicture({ type, data }: { type: NodeType; data: FlowNodeData }) {
  const url = pictureOf(type, data);
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null) return null;
  return (
    <Frame>
      {failed === url ? (
        <ImageOff aria-hidden="true" />
      ) : (
        <>
          <Image aria-hidden="true" />
          <img src={url} alt="" loading="lazy" draggable={false} onError={() => setFailed(url)} />
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 112px;
  margin-bottom: ${space.x1};
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;
