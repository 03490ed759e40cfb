import { Button } from '../../pages/Button.ts';
import { Problem } from '../../pages/feedback/Problem.tsx';
import { useAction } from '../../pages/feedback/useAction.ts';
import { Row } from '../../pages/frame/Row.ts';
import { change } from '../../pages/sandboxApi.ts';
import type { PostView } from '../../phone/views.ts';

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
