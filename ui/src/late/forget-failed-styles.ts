/** A style that did not arrive would count as loaded: whoever asks for it again finds its link, and asks for nothing. */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // Such an error does not rise, so it is met on its way down.
  addEventListener('error', forget, true);
}
