declare global {
  interface Window {
    /** Set by the first script of a page; gone once the app has taken the page over. */
    adoptEarlyInput?: (() => void) | undefined;
  }
}

/**
 * Keeps what a person does before the app takes over a page from the server: on a bad line that can be many seconds.
 * A button that is pressed waits instead of doing nothing, or of sending a form, password included, as an address.
 * Where that takes long, or a script does not arrive, the page says so, and asks for that script again.
 * Sent to the browser as text, so it uses nothing from outside of itself.
 */
function keepEarlyInput(): void {
  let pressed: HTMLButtonElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function tellLate(isLate: boolean): void {
    const note = document.getElementById('late-page');
    if (note) note.hidden = !isLate;
  }

  function keepPress(event: Event): void {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button.closest('#late-page')) {
      location.reload();
      return;
    }
    pressed = button;
    patience ??= setTimeout(tellLate, 4000, true);
  }

  function noteTyping(): void {
    document.documentElement.dataset.early = 'typed';
  }

  function askAgain({ target: lost }: Event): void {
    if (!(lost instanceof HTMLScriptElement)) return;
    tellLate(true);
    setTimeout(() => {
      const again = document.createElement('script');
      again.type = lost.type;
      again.nonce = lost.nonce;
      again.src = lost.src;
      lost.replaceWith(again);
    }, 2000);
  }

  /** An app only hears of a value that differs from the one it has seen. */
  function tellTyped(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
    const typed = field.value;
    if (typed === field.defaultValue) return;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function tellChosen(field: HTMLInputElement): void {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
  }

  function tellSelected(field: HTMLSelectElement): void {
    const [first] = field.options;
    const rendered = [...field.options].find((option) => option.defaultSelected) ?? first;
    if (field.value === rendered?.value) return;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  addEventListener('click', keepPress, true);
  addEventListener('input', noteTyping, true);
  addEventListener('error', askAgain, true);
  window.adoptEarlyInput = () => {
    delete window.adoptEarlyInput;
    removeEventListener('click', keepPress, true);
    removeEventListener('input', noteTyping, true);
    removeEventListener('error', askAgain, true);
    delete document.documentElement.dataset.early;
    clearTimeout(patience);
    tellLate(false);
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'checkbox' || field.type === 'radio') tellChosen(field);
      else if (field.type !== 'file') tellTyped(field, HTMLInputElement.prototype);
    }
    for (const field of document.querySelectorAll('textarea'))
      tellTyped(field, HTMLTextAreaElement.prototype);
    for (const field of document.querySelectorAll('select')) tellSelected(field);
    if (pressed?.isConnected) pressed.click();
  };
}

export const earlyInputScript = `(${keepEarlyInput.toString()})()`;
