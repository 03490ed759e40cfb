import { SegmentedControl } from '@fanfare/shared/domain';
import { space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SubTabsProps<Id extends string> {
  legend: string;
  names: Readonly<Record<Id, string>>;
  ids: readonly Id[];
  current: Id;
  onChange: (id: Id) => void;
  aside?: ReactNode;
  children: ReactNode;
}

export function SubTabs<Id extends string>({ legend, names, ids, current, onChange, aside, children }: SubTabsProps<Id>) {
  return (
    <Frame>
      <Head>
        <SegmentedControl
          legend={legend}
          options={ids.map((value) => ({ value, label: names[value] }))}
          value={current}
          onChange={onChange}
        />
        {aside}
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x2};
`;
