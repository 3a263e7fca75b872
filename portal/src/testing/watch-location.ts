import { vi } from 'vitest';

/** Notes where the page wants to go with a new document, because a test page stays where it is. */
export function watchLocation() {
  return {
    replace: vi.spyOn(window.location, 'replace').mockImplementation(() => undefined),
    reload: vi.spyOn(window.location, 'reload').mockImplementation(() => undefined),
  };
}
