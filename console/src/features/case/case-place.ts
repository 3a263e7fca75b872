import { useSearchParams } from 'react-router';

export const paneNames = ['answers', 'documents', 'activity'] as const;
export type PaneName = (typeof paneNames)[number];

/** Which pane and which document are open; both are in the address. */
export function useCasePlace() {
  const [search, setSearch] = useSearchParams();
  const pane = paneNames.find((name) => name === search.get('pane')) ?? 'answers';
  const go = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    pane,
    documentId: search.get('document') ?? undefined,
    toPane: (name: PaneName) => {
      const next = new URLSearchParams(search);
      next.set('pane', name);
      return `?${next.toString()}`;
    },
    showDocument: (id: string) => {
      go({ document: id, pane: 'documents' });
    },
  };
}
