import { styled } from 'styled-components';

export function TypingDots({ name }: { name: string }) {
  return (
    <Dots role="img" aria-label={`${name} is typing`}>
      <i />
      <i />
      <i />
    </Dots>
  );
}

const Dots = styled.div`
  display: flex;
  gap: 4px;
  align-self: start;
  padding: 14px 16px;
  border-radius: 20px;
  border-bottom-left-radius: 6px;
  background: var(--theirs);
  i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--soft);
    animation: breathe 1.2s infinite ease-in-out;
  }
  i:nth-child(2) {
    animation-delay: 0.15s;
  }
  i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @keyframes breathe {
    50% {
      transform: translateY(-4px);
      opacity: 0.5;
    }
  }
`;
