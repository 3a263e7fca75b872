import { act, cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { startWithoutState } from '../app/start-without-state.tsx';
import { fakeApi, type Answers } from './fake-api.ts';

const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0))
    act(() => {
      root.unmount();
    });
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens an address of the portal as a browser would, on a fake API. */
export function openPortal(address: string, answers: Answers) {
  if (!sessionStorage.getItem('handrail:sampled')) sessionStorage.setItem('handrail:sampled', 'no');
  window.history.replaceState(null, '', address);
  const api = fakeApi(answers);
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  roots.push(root);
  void startWithoutState(root);
  const close = () => {
    roots.splice(roots.indexOf(root), 1);
    act(() => {
      root.unmount();
    });
    element.remove();
  };
  return { api, user: userEvent.setup(), close };
}
