import { UserMenu } from '@fanfare/shared/host';
import { Wordmark } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** Above a form: whose product this is, and the menu with the theme. */
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
