import '@belfry/board-kit/styles';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { HAS_SERVER, IN_QUERY } from './base/address.ts';
import { watchInput } from './base/last-input.ts';
import { watchForMissingParts } from './base/reload-page.ts';
import { followSettings } from './base/settings.ts';
import { noteAnnouncedPage } from './parts/announced-page.ts';
import { watchForUpdates } from './parts/updates.ts';

noteAnnouncedPage();
followSettings();
watchInput();
watchForMissingParts();
watchForUpdates();
const root = document.getElementById('root');
if (root !== null) {
  const page = (
    <StrictMode>
      {HAS_SERVER ? (
        <App />
      ) : (
        <Router {...IN_QUERY}>
          <App />
        </Router>
      )}
    </StrictMode>
  );
  // In slices, so that a slow device can react to touches in between.
  startTransition(() => createRoot(root).render(page));
}
