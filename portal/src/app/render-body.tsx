import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TitleSink } from './page-title.tsx';
import type { PortalSession } from './portal-context.tsx';
import { PortalProviders } from './portal-providers.tsx';

interface RenderedBody {
  readonly body: string;
  readonly title: string;
}

/** Renders a page to HTML and notes the title that it gives itself. */
export function renderBody(page: ReactNode, session?: PortalSession): RenderedBody {
  let title = '';
  const noteTitle = (text: string) => {
    title = text;
  };
  const body = renderToString(
    <TitleSink value={noteTitle}>
      <PortalProviders session={session}>{page}</PortalProviders>
    </TitleSink>,
  );
  return { body, title };
}
