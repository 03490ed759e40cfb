import { useAppDispatch } from '@fanfare/shared/store';
import { color, font, IconButton, radius, space } from '@fanfare/shared/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { IssueLines } from './IssueLines.tsx';

export function IssueList() {
  const dispatch = useAppDispatch();
  const issues = useBuilderSelector(flowBuilderSlice.selectors.selectIssues);
  if (issues.length === 0) return null;
  return (
    <Panel aria-label={copy.publish.issues}>
      <Head>
        <h2>{copy.publish.issues}</h2>
        <IconButton
          $variant="quiet"
          $size="small"
          aria-label={copy.publish.dismiss}
          onClick={() => dispatch(flowBuilderSlice.actions.issuesDismissed())}
        >
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <IssueLines issues={issues} />
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${space.x1} ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
`;
