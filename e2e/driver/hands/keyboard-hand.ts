import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** The longest way through a page that anyone would go with the Tab key. */
const mostPresses = 250;

/** Nothing but the keyboard: every control must be reached with it, and say so by having the focus. */
export function createKeyboardHand({ keyboard }: Page): Hand {
  async function pressUntil(key: string, isThere: () => Promise<boolean>): Promise<void> {
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (await isThere()) return;
      await keyboard.press(key);
    }
    throw new Error(`${mostPresses} presses of ${key} did not lead there`);
  }

  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    await pressUntil('Tab', () => hasFocus(control));
  }

  return {
    press: async (control) => {
      await reach(control);
      await keyboard.press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await keyboard.press('ControlOrMeta+a');
      if (text === '') await keyboard.press('Delete');
      else await keyboard.type(text);
    },
    tick: async (box) => {
      await reach(box);
      await keyboard.press('Space');
    },
    pick: async (radio, group) => {
      await group.waitFor();
      await pressUntil('Tab', () => hasFocusWithin(group));
      await pressUntil('ArrowDown', () => hasFocus(radio));
      if (!(await radio.isChecked())) await keyboard.press('Space');
    },
    select: async (list, label) => {
      await reach(list);
      await keyboard.press('Home');
      await pressUntil('ArrowDown', () => showsOption(list, label));
    },
    choose: async (option, field) => {
      await reach(field);
      await option.waitFor();
      await pressUntil('ArrowDown', async () => {
        const [active, id] = [
          await field.getAttribute('aria-activedescendant'),
          await option.getAttribute('id'),
        ];
        return active !== null && active === id;
      });
      await keyboard.press('Enter');
    },
    closeList: () => keyboard.press('Escape'),
  };
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

function hasFocusWithin(group: Locator): Promise<boolean> {
  return group.evaluate((element) => element.contains(document.activeElement));
}

function showsOption(list: Locator, label: string): Promise<boolean> {
  return list.evaluate(
    (element, wanted) =>
      element instanceof HTMLSelectElement && element.selectedOptions[0]?.label.trim() === wanted,
    label,
  );
}
