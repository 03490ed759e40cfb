import { change } from '../api/sandboxApi.ts';
import { ConfirmButton } from '../ui/feedback/ConfirmButton.tsx';
import { Row } from '../ui/frame/Row.ts';

export function ResetControl() {
  return (
    <>
      <p>Back to the first accounts, followers and posts, with the real time and everything working.</p>
      <Row>
        <ConfirmButton
          label="Reset the sandbox"
          question="Forget everything?"
          consequence="Messages, comments, connections, mails, faults, the logs and every account and follower that you added are deleted. The app has to connect again."
          confirm="Forget everything"
          onConfirm={() => change('POST', '/reset')}
        />
      </Row>
    </>
  );
}
