import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ConsoleSession } from './console-context.tsx';
import { ConsoleProviders } from './console-providers.tsx';
import { TitleSink } from './page-title.tsx';

interface RenderedBody {
  readonly body: string;
  readonly title: string;
}

/** Renders a page to HTML and notes the title that it gives itself. */
export function renderBody(page: ReactNode, session?: ConsoleSession): RenderedBody {
  let title = '';
  const noteTitle = (text: string) => {
    title = text;
  };
  const body = renderToString(
    <TitleSink value={noteTitle}>
      <ConsoleProviders session={session}>{page}</ConsoleProviders>
    </TitleSink>,
  );
  return { body, title };
}
