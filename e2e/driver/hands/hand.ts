import type { Locator } from '@playwright/test';

/** How a person works the controls of a page. */
export interface Hand {
  /** Presses a button or follows a link. */
  readonly press: (control: Locator) => Promise<void>;
  /** Types into a field in place of what stands there. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Ticks a box, or takes the tick away. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Chooses one radio of its group. */
  readonly pick: (radio: Locator, group: Locator) => Promise<void>;
  /** Chooses an option of a list as the browser shows lists. */
  readonly select: (list: Locator, label: string) => Promise<void>;
  /** Chooses an option of the list that has opened under a field. */
  readonly choose: (option: Locator, field: Locator) => Promise<void>;
  /** Closes the list that is still open under a field. */
  readonly closeList: (field: Locator, toggle: Locator) => Promise<void>;
}
