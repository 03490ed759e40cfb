import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle, Card, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

const text = copy.nextSteps;

/** What is still missing before followers get answers; nothing when all is in place or not yet known. */
export function NextSteps() {
  const { isConnected, isExpired, isKnown } = useInstagramStatusQuery(undefined, {
    selectFromResult: ({ data, isLoading, isError }) => ({
      isKnown: !isLoading,
      isConnected: data?.connected === true && !isError,
      isExpired: data?.isExpired === true,
    }),
  });
  const { data: counts } = useEventCountsQuery();
  const steps = [];
  if (isKnown && !isConnected) steps.push({ ...text.connect, to: routes.connectInstagram });
  if (isConnected && isExpired) steps.push({ ...text.renew, to: routes.connectInstagram });
  if (counts?.data.activeFlows === 0) steps.push({ ...text.flow, to: routes.flowBuilder });
  if (steps.length === 0) return null;
  return (
    <Card aria-labelledby="next-steps">
      <h2 id="next-steps">{text.title}</h2>
      <List>
        {steps.map((step) => (
          <li key={step.action}>
            <span>{step.text}</span>
            <StepLink to={step.to} $size="small">
              {step.action}
            </StepLink>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.x1half};
  margin-top: ${space.x1half};
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.x1} ${space.x2}; }
`;

const StepLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
