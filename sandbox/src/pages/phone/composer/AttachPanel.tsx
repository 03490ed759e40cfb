import { AtSign, Clapperboard, FileText, Image, Images, type LucideIcon, Mic, Plus, Video, Vote } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PostView } from '../../../state/views.ts';
import { IconButton } from '../../ui/Button.ts';
import { Panel } from '../../ui/overlays/Panel.tsx';

interface Choice {
  name: string;
  icon: LucideIcon;
  body: object;
}

const files: Choice[] = [
  { name: 'Picture', icon: Image, body: { files: ['image'] } },
  { name: 'Three pictures', icon: Images, body: { files: ['image', 'image', 'image'] } },
  { name: 'Film', icon: Video, body: { files: ['video'] } },
  { name: 'Voice message', icon: Mic, body: { files: ['audio'] } },
  { name: 'Document', icon: FileText, body: { files: ['file'] } },
];
const followerOnly: Choice[] = [
  { name: 'Mention in my story', icon: AtSign, body: { storyMention: true } },
  { name: 'Poll, which apps cannot see', icon: Vote, body: { isUnsupported: true } },
];

interface AttachPanelProps {
  /** Empty on the account's phone. */
  posts: PostView[];
  isAccount: boolean;
  onSend: (body: object) => void;
  onReplyToStory: (postId: string) => void;
}

export function AttachPanel({ posts, isAccount, onSend, onReplyToStory }: AttachPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = isAccount ? files : [...files, ...followerOnly];
  function then(work: () => void): void {
    setOpen(false);
    work();
  }
  return (
    <Panel
      title="Attach"
      side="top"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton aria-label="Attach">
          <Plus size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      <Choices>
        {choices.map(({ name, icon: Icon, body }) => (
          <button key={name} type="button" onClick={() => then(() => onSend(body))}>
            <Icon size={20} aria-hidden="true" />
            {name}
          </button>
        ))}
        {posts.map((post) => (
          <button
            key={post.id}
            type="button"
            onClick={() =>
              then(() => (post.product === 'STORY' ? onReplyToStory(post.id) : onSend({ share: { postId: post.id } })))
            }
          >
            {post.media[0]?.kind === 'image' ? (
              <img src={post.media[0].url} alt="" />
            ) : (
              <Clapperboard size={20} aria-hidden="true" />
            )}
            <span>{labelOf(post)}</span>
          </button>
        ))}
      </Choices>
    </Panel>
  );
}

function labelOf({ product, caption }: PostView): string {
  if (product === 'STORY') return 'Answer the story';
  return `Share the ${product === 'REELS' ? 'reel' : 'post'}${caption === '' ? '' : `: ${caption}`}`;
}

const Choices = styled.div`
  display: grid;
  width: min(300px, calc(100vw - 40px));
  button {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: 10px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 12px;
    background: none;
    font-size: 15px;
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    background: var(--tint);
  }
  svg {
    justify-self: center;
    color: var(--accent);
  }
  img {
    width: 32px;
    height: 32px;
    border-radius: 8px;
    object-fit: cover;
  }
  span {
    max-width: 100%;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
