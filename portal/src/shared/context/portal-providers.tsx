import type { Locale } from '@handrail/engine';
import { createTexts, readPageLocale } from '@handrail/ui';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { PortalContext, type PortalSession } from './portal-context.tsx';

interface PortalProvidersProps {
  /** Missing while it loads, and where no partner is. */
  readonly session?: PortalSession | undefined;
  /** The server says it; a browser finds it on the page. */
  readonly locale?: Locale | undefined;
  readonly children: ReactNode;
}

/** What every component can use: texts and the portal. */
export function PortalProviders({ session, locale, children }: PortalProvidersProps) {
  const [texts] = useState(() => createTexts(locale ?? readPageLocale()));
  useEffect(() => window.adoptEarlyInput?.(), []);
  return (
    <I18nProvider i18n={texts}>
      <PortalContext value={session}>{children}</PortalContext>
    </I18nProvider>
  );
}
