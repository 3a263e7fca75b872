import '../src/theme/tokens.css';
import '../src/theme/dark.css';
import '../src/theme/dense.css';
import '../src/theme/base.css';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { createTexts, SnackbarProvider } from '../src/index.ts';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

createRoot(root).render(
  <I18nProvider i18n={createTexts('en')}>
    <SnackbarProvider>
      <Gallery />
    </SnackbarProvider>
  </I18nProvider>,
);
