import { type ConnectedAccount, selectAccountId, selectAccounts, useAppSelector } from '@fanfare/shared/store';
import { Avatar, color, font, IconButton, radius, space } from '@fanfare/shared/ui';
import { Bookmark, ChevronLeft, ChevronRight, Heart, MessageCircle, Send } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { MediaThumb } from './MediaThumb.tsx';
import { filesOf, type PostDraft } from './postDraft.ts';

const text = copy.publishing.form.preview;

/** The post as Instagram will show it, without figures. */
export function PostPreview({ draft }: { draft: PostDraft }) {
  const { kind, caption, isAiGenerated } = draft;
  const [selected, setSelected] = useState(0);
  const account = useShownAccount(draft.accountId);
  const name = account?.username ?? text.you;
  const files = filesOf(draft).filter(({ url }) => url !== '');
  const index = Math.min(selected, Math.max(0, files.length - 1));
  const shown = files[index];
  const isTall = kind === 'reel' || kind === 'story';
  const head = (
    <Head $isOver={isTall}>
      <Avatar name={name} src={account?.picture ?? null} size={28} />
      <span>
        <strong>{name}</strong>
        {isAiGenerated ? <small>{text.ai}</small> : null}
      </span>
    </Head>
  );
  const words =
    kind === 'story' || caption.trim() === '' ? null : (
      <Words dir="auto" $isOver={isTall}>
        <strong>{name}</strong> {caption}
      </Words>
    );
  return (
    <Frame aria-label={text.label} role="group">
      <Label>{text.label}</Label>
      <Post>
        {isTall ? null : head}
        <Stage $isTall={isTall}>
          {shown ? <MediaThumb type={shown.type} url={shown.url} /> : <Empty>{text.empty}</Empty>}
          {files.length > 1 ? (
            <Turn>
              <IconButton $size="small" aria-label={text.previous} disabled={index === 0} onClick={() => setSelected(index - 1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <span>{text.place(index + 1, files.length)}</span>
              <IconButton
                $size="small"
                aria-label={text.next}
                disabled={index === files.length - 1}
                onClick={() => setSelected(index + 1)}
              >
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </Turn>
          ) : null}
          {isTall ? (
            <Over>
              {head}
              {words}
            </Over>
          ) : null}
        </Stage>
        {isTall ? null : (
          <>
            <Icons aria-hidden="true">
              <Heart size={20} />
              <MessageCircle size={20} />
              <Send size={20} />
              <Bookmark size={20} />
            </Icons>
            {words}
          </>
        )}
      </Post>
    </Frame>
  );
}

function useShownAccount(chosenId: string): ConnectedAccount | undefined {
  const accounts = useAppSelector(selectAccounts);
  const currentId = useAppSelector(selectAccountId);
  const id = chosenId || currentId;
  return accounts.find((account) => account.id === id) ?? (accounts.length === 1 ? accounts[0] : undefined);
}

const Frame = styled.div`
  display: grid;
  gap: ${space.x1};
  align-content: start;
  min-width: 0;
`;

const Label = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.caption};
`;

const Post = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Head = styled.div<{ $isOver: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${({ $isOver }) => ($isOver ? '0' : `${space.x1} ${space.x1half}`)};
  font-size: ${font.size.small};
  strong { display: block; overflow-wrap: anywhere; }
  small { display: block; font-size: ${font.size.caption}; }
`;

const Stage = styled.div<{ $isTall: boolean }>`
  position: relative;
  aspect-ratio: ${({ $isTall }) => ($isTall ? '9 / 16' : '4 / 5')};
  max-height: 480px;
  width: 100%;
  background: ${color.sunken};
  img, video { border-radius: 0; }
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space.x3};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-align: center;
  text-wrap: balance;
`;

const Turn = styled.div`
  position: absolute;
  inset: auto ${space.x1} ${space.x1};
  display: flex;
  align-items: center;
  justify-content: space-between;
  > span {
    padding: 0 ${space.x1};
    border-radius: ${radius.pill};
    background: ${color.inverse};
    color: ${color.onInverse};
    font-size: ${font.size.caption};
  }
`;

const Over = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${space.half};
  padding: ${space.x4} ${space.x1half} ${space.x1half};
  background: linear-gradient(transparent, rgb(0 0 0 / 70%));
  color: white;
`;

const Icons = styled.div`
  display: flex;
  gap: ${space.x1half};
  padding: ${space.x1half};
  svg:last-child { margin-inline-start: auto; }
`;

const Words = styled.p<{ $isOver: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  margin: ${({ $isOver }) => ($isOver ? '0' : `0 ${space.x1half} ${space.x1half}`)};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isOver }) => ($isOver ? 2 : 4)};
`;
