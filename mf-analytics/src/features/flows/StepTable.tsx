import { countText } from '@fanfare/shared/domain';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/steps.ts';
import type { Step } from './steps.api.ts';
import { stayedOf, stepName } from './stepText.ts';

const { columns } = copy;

export function StepTable({ steps }: { steps: readonly Step[] }) {
  return (
    <Disclosure>
      <summary>{copy.asTable}</summary>
      <Scroll role="group" aria-label={copy.asTable} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{columns.step}</th>
              <th scope="col">{columns.entered}</th>
              <th scope="col">{columns.left}</th>
              <th scope="col">{columns.stayed}</th>
              <th scope="col">{columns.errors}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => {
              const stayed = stayedOf(step);
              return (
                <tr key={step.nodeId}>
                  <th scope="row">{stepName(step)}</th>
                  <td>{countText(step.entered)}</td>
                  <td>{step.isEnd ? copy.noFigure : countText(step.left)}</td>
                  <td>{stayed === null ? copy.noFigure : countText(stayed)}</td>
                  <td>{countText(step.errors)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroll>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  summary { cursor: pointer; font-size: ${font.size.small}; }
`;

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  margin-top: ${space.x1};
  border-collapse: collapse;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  th, td { padding-block: ${space.half}; padding-inline: ${space.x1} 0; text-align: end; }
  th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: break-word; }
  th { font-weight: ${font.weight.medium}; }
  thead th { color: ${color.textMuted}; }
  tbody tr { border-top: 1px solid ${color.border}; }
`;
