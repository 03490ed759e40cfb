import { styled } from 'styled-components';

interface AvatarProps {
  name: string;
  /** The account whose app sees this picture of a follower. */
  account?: string | undefined;
  size?: number;
}

/** Decorative, because the name is next to it. */
export function Avatar({ name, account, size = 40 }: AvatarProps) {
  const query = account === undefined ? '' : `?account=${account}`;
  return <Picture src={`/avatars/${encodeURIComponent(name)}${query}`} alt="" width={size} height={size} />;
}

const Picture = styled.img`
  flex: none;
  border-radius: 50%;
  background: var(--raised);
  object-fit: cover;
`;
