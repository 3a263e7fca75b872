import { expect, it } from 'vitest';
import { forgetFailedStyles } from './forget-failed-styles.ts';

function addLink(rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  return link;
}

it('takes the link of a style that failed away, and no other', () => {
  forgetFailedStyles();
  const [style, other, icon] = [addLink('stylesheet'), addLink('stylesheet'), addLink('icon')];
  for (const failed of [style, icon]) failed.dispatchEvent(new Event('error'));
  expect(style.isConnected).toBe(false);
  expect([other, icon].map(({ isConnected }) => isConnected)).toEqual([true, true]);
});
