import { routes } from '@fanfare/shared/contracts';
import { countText } from '@fanfare/shared/domain';
import { Banner, Button, color, Dialog, font, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { ActionLink } from '../../components/ActionLink.ts';
import { copy } from '../../copy/steps.ts';
import { builderUrl } from '../../state/builderUrl.ts';
import { useRangeQuery } from '../../state/range/rangeQuery.ts';
import { StepList } from './StepList.tsx';
import { StepTable } from './StepTable.tsx';
import { useStepsQuery } from './steps.api.ts';

export interface StepsDialogProps {
  open: boolean;
  flow: { flowId: string; name: string };
  onClose: () => void;
}

export function StepsDialog({ open, flow, onClose }: StepsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title(flow.name)}>
      <Steps {...flow} />
    </Dialog>
  );
}

function Steps({ flowId, name }: StepsDialogProps['flow']) {
  const { currentData, isError, refetch } = useStepsQuery({ id: flowId, range: useRangeQuery() });
  if (!currentData && isError) {
    return (
      <Banner tone="danger">
        {copy.failed}{' '}
        <Button $size="small" onClick={refetch}>
          {copy.tryAgain}
        </Button>
      </Banner>
    );
  }
  if (!currentData) return <SkeletonRows label={copy.loading} count={4} height="56px" />;
  const { funnel, nodes } = currentData;
  return (
    <Body>
      {nodes.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <>
          <Lead>{copy.lead(countText(funnel.started), countText(funnel.finished))}</Lead>
          <StepList funnel={funnel} steps={nodes} />
          <StepTable steps={nodes} />
        </>
      )}
      {funnel.isDeleted ? null : (
        <div>
          {funnel.isInline ? (
            <ActionLink $size="small" to={routes.automation}>
              {copy.automation}
            </ActionLink>
          ) : (
            <ActionLink $size="small" to={`${builderUrl(name)}&panel=numbers`}>
              {copy.builder}
            </ActionLink>
          )}
        </div>
      )}
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
