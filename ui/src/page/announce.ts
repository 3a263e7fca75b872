import styles from '../components/visually-hidden/visually-hidden.module.css';

/** Says something to people who do not see the page change, once what they are hearing is over. */
export function announce(text: string): void {
  const region = findRegion();
  region.textContent = '';
  // A region is heard when it changes, also to the same words as before.
  setTimeout(() => {
    region.textContent = text;
  });
}

/** In an open dialog the rest of the page is silent, so the region stands in the dialog. */
function findRegion(): HTMLElement {
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const known = home.querySelector<HTMLElement>(':scope > [data-announcer]');
  if (known) return known;
  const region = document.createElement('div');
  region.dataset.announcer = '';
  region.setAttribute('aria-live', 'polite');
  if (styles.hidden !== undefined) region.className = styles.hidden;
  home.append(region);
  return region;
}
