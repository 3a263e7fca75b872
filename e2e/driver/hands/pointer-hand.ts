import type { Locator } from '@playwright/test';
import type { Hand } from './hand.ts';

/** A finger on a touch screen, or else a mouse. */
export function createPointerHand({ hasTouch }: { readonly hasTouch: boolean }): Hand {
  const press = (control: Locator) => (hasTouch ? control.tap() : control.click());
  return {
    press,
    type: (field, text) => field.fill(text),
    tick: press,
    pick: press,
    select: async (list, label) => {
      await list.selectOption({ label });
    },
    choose: press,
    closeList: (_field, toggle) => press(toggle),
  };
}
