import type { Comment } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Button } from '@fanfare/shared/ui';
import { BulkCourse, SelectionBar } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { copy } from '../../copy/instagram/comments.ts';
import { BulkReplyDialog } from './BulkReplyDialog.tsx';
import { commenterName } from './commenterName.ts';
import { canBeAnswered, canBeHidden } from './commentRules.ts';
import type { ChangingComments } from './useChangeComments.ts';

const text = copy.comments.bulk;
const idOf = ({ id }: Comment) => id;

interface CommentBulkProps {
  comments: readonly Comment[];
  changing: ChangingComments;
  onClear: () => void;
}

/** Skips and counts comments to which an action does not apply. */
export function CommentBulk({ comments, changing, onClear }: CommentBulkProps) {
  const { confirm } = useHost();
  const [isReplying, setReplying] = useState(false);
  const { bulk } = changing;
  const toShow = comments.filter((comment) => canBeHidden(comment) && comment.isHidden);
  const toHide = comments.filter((comment) => canBeHidden(comment) && !comment.isHidden);
  const toAnswer = comments.filter(canBeAnswered);
  const leftOut = (part: readonly Comment[]) => text.leftOut(comments.length - part.length);

  const setHidden = async (isHidden: boolean) => {
    const part = isHidden ? toHide : toShow;
    const title = isHidden ? text.askHide(part.length) : text.askShow(part.length);
    const confirmLabel = isHidden ? text.hide(part.length) : text.show(part.length);
    if (!(await confirm({ title, text: leftOut(part), confirmLabel }))) return;
    onClear();
    await changing.hideAll(part, isHidden);
  };
  const remove = async () => {
    const question = {
      title: text.askDelete(comments.length),
      text: text.deleteText,
      confirmLabel: text.delete(comments.length),
    };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    onClear();
    await changing.removeAll(comments);
  };

  return (
    <>
      <BulkCourse bulk={bulk} rowId={idOf} rowName={commenterName} />
      <SelectionBar count={comments.length} onClear={onClear}>
        <Button $size="small" disabled={bulk.isRunning || toAnswer.length === 0} onClick={() => setReplying(true)}>
          {text.replyButton}
        </Button>
        {toShow.length > 0 && toHide.length === 0 ? (
          <Button $size="small" disabled={bulk.isRunning} onClick={() => void setHidden(false)}>
            {text.showButton}
          </Button>
        ) : (
          <Button $size="small" disabled={bulk.isRunning || toHide.length === 0} onClick={() => void setHidden(true)}>
            {text.hideButton}
          </Button>
        )}
        <Button $size="small" disabled={bulk.isRunning} onClick={() => void remove()}>
          {text.deleteButton}
        </Button>
      </SelectionBar>
      <BulkReplyDialog
        open={isReplying}
        count={toAnswer.length}
        leftOut={leftOut(toAnswer)}
        onClose={() => setReplying(false)}
        onSend={(words) => {
          onClear();
          void changing.replyToAll(toAnswer, words);
        }}
      />
    </>
  );
}
