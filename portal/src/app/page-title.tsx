import { createContext, use, useEffect } from 'react';
import { toPageTitle } from '../features/partner/partner-names.ts';
import { PortalContext } from './portal-context.tsx';

/** Where the server notes the title while it renders; the browser needs none. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);

/** Names the page in the browser tab (P130). */
export function PageTitle({ title }: { readonly title: string }) {
  const fullTitle = toPageTitle(title, use(PortalContext)?.partner);
  use(TitleSink)?.(fullTitle);

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  return null;
}
