import type { PostView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { Row } from '../ui/frame/Row.ts';

export function PostTools({ post: { id, product, isBroadcasting, isCommentEnabled } }: { post: PostView }) {
  const { act, problem } = useAction();
  const set = (body: object) => void act(() => change('PATCH', `/posts/${id}`, body));
  if (product === 'STORY') return null;
  return (
    <>
      <Row>
        {product === 'LIVE' && (
          <Button $small onClick={() => set({ isBroadcasting: !isBroadcasting })}>
            {isBroadcasting ? 'End the live video' : 'Go live again'}
          </Button>
        )}
        <Button $small onClick={() => set({ isCommentEnabled: !isCommentEnabled })}>
          {isCommentEnabled ? 'Turn comments off' : 'Turn comments on'}
        </Button>
      </Row>
      <Problem text={problem} />
    </>
  );
}
