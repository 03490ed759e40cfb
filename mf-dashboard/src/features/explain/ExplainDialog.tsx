import { useEventStory } from '@fanfare/shared/api';
import { webhookEventPath } from '@fanfare/shared/contracts';
import { RowAccount } from '@fanfare/shared/domain';
import { Link, useQueryState } from '@fanfare/shared/router';
import { Dialog, space } from '@fanfare/shared/ui';
import { Explanation } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy/dialogs/explain.ts';
import { explainParams } from '../../state/params/explainParams.ts';

const text = copy.why;

export function ExplainDialog() {
  const { values, set } = useQueryState(explainParams);
  return (
    <Dialog open={values.why !== null} onClose={() => set({ why: null })} title={text.title} size="large">
      {values.why ? <Content key={values.why} id={values.why} onOpen={(why) => set({ why })} /> : null}
    </Dialog>
  );
}

function Content({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const story = useEventStory(id);
  return (
    <>
      <Explanation
        {...story}
        link={Link}
        hasEvent
        account={<RowAccount accountId={story.decision?.accountId} />}
        onOpenEvent={onOpen}
      />
      {story.decision ? (
        <Foot>
          <Link to={webhookEventPath(id)}>{text.openEvent}</Link>
        </Foot>
      ) : null}
    </>
  );
}

const Foot = styled.p`
  margin-top: ${space.x3};
`;
