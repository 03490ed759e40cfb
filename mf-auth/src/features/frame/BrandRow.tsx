import { UserMenu } from '@fanfare/shared/host';
import { Wordmark } from '@fanfare/shared/ui';
import styled from 'styled-components';

export function BrandRow() {
  return (
    <Row>
      <Wordmark size={26} />
      <UserMenu />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
`;
