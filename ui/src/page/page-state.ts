const elementId = 'page-state';

/** What the server hands to the browser inside the page, as a data block; no text in it can end the element early. */
export function toStateScript(state: object): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** The state that the server put into this page; each app knows the shape of its own. */
export function readPageState(document: Document): unknown {
  const json = document.getElementById(elementId)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
