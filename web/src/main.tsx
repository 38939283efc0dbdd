import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchForMissingParts } from './load-anew.ts';
import { watchForUpdates } from './parts/updates.ts';
import { followSettings } from './settings.ts';

followSettings();
watchForMissingParts();
watchForUpdates();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
