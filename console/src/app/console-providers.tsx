import type { Locale } from '@handrail/engine';
import { createTexts, readPageLocale, SnackbarProvider } from '@handrail/ui';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { ConsoleContext, type ConsoleSession } from '../shared/context/console-context.tsx';
import { createQueryClient } from './create-query-client.ts';

interface ConsoleProvidersProps {
  /** Missing where no partner is. */
  readonly session?: ConsoleSession | undefined;
  /** The server says it; a browser finds it on the page. */
  readonly locale?: Locale | undefined;
  readonly children: ReactNode;
}

/** What every component may ask for: texts, data, notices and the console. */
export function ConsoleProviders({ session, locale, children }: ConsoleProvidersProps) {
  const [texts] = useState(() => createTexts(locale ?? readPageLocale()));
  const [client] = useState(createQueryClient);
  useEffect(() => window.adoptEarlyInput?.(), []);
  return (
    <I18nProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <ConsoleContext value={session}>
          <SnackbarProvider>{children}</SnackbarProvider>
        </ConsoleContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
