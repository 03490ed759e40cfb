import { radius } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { MediaView } from './MediaView.tsx';

export function PictureGrid({ urls }: { urls: readonly (string | null)[] }) {
  return (
    <Grid $columns={urls.length === 2 || urls.length === 4 ? 2 : 3}>
      {urls.map((url, index) => (
        <MediaView key={`${index} ${url}`} type="image" url={url} title={null} isTile />
      ))}
    </Grid>
  );
}

const Grid = styled.span<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 2px;
  width: 300px;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${radius.medium};
  > * { border-radius: 0; }
`;
