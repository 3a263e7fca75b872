interface Recaptcha {
  readonly ready: (work: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
}

/** Loads Google's script for the first time that it is needed, and asks it for a token. */
export async function solveRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha(siteKey);
  await new Promise<void>((resolve) => {
    recaptcha.ready(resolve);
  });
  return recaptcha.execute(siteKey, { action: 'identity' });
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const known = (window as { grecaptcha?: Recaptcha }).grecaptcha;
    if (known) {
      resolve(known);
      return;
    }
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const loaded = (window as { grecaptcha?: Recaptcha }).grecaptcha;
      if (loaded) resolve(loaded);
      else reject(new Error('reCAPTCHA did not load'));
    };
    script.onerror = () => {
      reject(new Error('reCAPTCHA did not load'));
    };
    document.head.append(script);
  });
}
