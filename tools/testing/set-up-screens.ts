import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { separateChannels } from './separate-channels.ts';
import { watchListeners } from './watch-listeners.ts';

// How long a busy machine takes to show something says nothing about whether it is right.
configure({ asyncUtilTimeout: 20_000 });

// The files of a thread share its window and the packages, which take long to load. Our own code starts anew.
vi.resetModules();

const removeListeners = watchListeners();
const closeChannels = separateChannels();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  removeListeners();
  closeChannels();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  if (window.location.pathname !== '/')
    throw new Error('These tests left the window where no address counts.');
});
