import { createContext, use, useEffect } from 'react';

/** Where the server notes the title while it renders; the browser needs none. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);

/** Gives the document its title, in the browser and on the server. */
export function DocumentTitle({ title }: { readonly title: string }) {
  use(TitleSink)?.(title);

  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
