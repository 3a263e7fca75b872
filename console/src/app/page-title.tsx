import { createContext, use, useEffect } from 'react';
import { platformNameOf } from '../features/partner/partner-names.ts';
import { ConsoleContext } from './console-context.tsx';

/** Where the server notes the title while it renders; the browser needs none. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);

/** Names the page in the browser tab. */
export function PageTitle({ title }: { readonly title: string }) {
  const fullTitle = `${title} - ${platformNameOf(use(ConsoleContext)?.partner)}`;
  use(TitleSink)?.(fullTitle);

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  return null;
}
