import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TitleSink } from './document-title.tsx';

/** Renders a page to HTML and notes the title that it gives itself. */
export function renderBody(page: ReactNode): { readonly body: string; readonly title: string } {
  let title = '';
  const noteTitle = (text: string) => {
    title = text;
  };
  const body = renderToString(<TitleSink value={noteTitle}>{page}</TitleSink>);
  return { body, title };
}
