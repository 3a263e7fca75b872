import { createContext, use, useLayoutEffect } from 'react';

/** Where the server notes the title while it renders; the browser needs none. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);

/** Gives the document its title, in the browser and on the server. */
export function DocumentTitle({ title }: { readonly title: string }) {
  use(TitleSink)?.(title);

  // With the page itself: who hears the heading must not find the title of the page before.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
