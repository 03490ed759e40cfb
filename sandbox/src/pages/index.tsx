import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { LiveProvider } from './api/LiveProvider.tsx';
import { GlobalStyle } from './GlobalStyle.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <LiveProvider>
      <GlobalStyle />
      <App path={window.location.pathname} />
    </LiveProvider>,
  );
}
