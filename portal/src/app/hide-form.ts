/**
 * Hides the form that the server rendered where this device has answers that the server has not: they would seem lost.
 * The form shows itself once it has them.
 * Sent to the browser as text, so it uses nothing from outside of itself.
 */
function hideForm(): void {
  try {
    const [, id = ''] = /\/application\/([\w-]{36})/.exec(location.pathname) ?? [];
    const isDraft = (name: string) =>
      name.startsWith('handrail:draft:') && name.endsWith(`:application:${id}`);
    if (Object.keys(localStorage).some(isDraft)) document.documentElement.dataset.form = 'hidden';
  } catch {
    // A browser may forbid storage; then there is nothing in it.
  }
}

export const hideFormScript = `(${hideForm.toString()})()`;
