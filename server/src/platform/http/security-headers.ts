/** The headers of every answer. A script or style runs only with the nonce of its own answer. */
export function securityHeaders(nonce: string, options: SecurityOptions): Record<string, string> {
  const source = `'nonce-${nonce}'`;
  return {
    'content-security-policy': contentSecurityPolicy({ scripts: [source], styles: [source] }, options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Nothing is kept unless a route says so: a shared computer must not show the last visitor's pages.
    'cache-control': 'no-store',
    ...(options.secure && {
      'strict-transport-security': `max-age=63072000${options.hstsSubdomains === false ? '' : '; includeSubDomains'}`,
    }),
  };
}

/** What a page may run and look like, as a policy names it: by the nonce of an answer or by the hash of a text. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface SecurityOptions {
  readonly secure: boolean;
  /** Whether https is meant for every host below ours too; yes unless told. */
  readonly hstsSubdomains?: boolean;
  /** Where the browser reports errors, if that is configured. */
  readonly errorReportingOrigin?: string;
  /** The service that keeps partners' logos and pictures, where there is one. */
  readonly imageOrigin?: string;
  /** Whether pages may show Google's reCAPTCHA. */
  readonly allowsRecaptcha?: boolean;
}

const recaptchaOrigin = 'https://www.google.com/recaptcha/';

const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  { secure, errorReportingOrigin, imageOrigin, allowsRecaptcha = false }: SecurityOptions,
): string {
  const connect = [
    `'self'`,
    ...(errorReportingOrigin ? [errorReportingOrigin] : []),
    ...(allowsRecaptcha ? [recaptchaOrigin] : []),
  ].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${scripts.join(' ')} 'strict-dynamic'`,
    [`style-src 'self'`, ...styles].join(' '),
    `img-src 'self' data:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${connect}`,
    ...(allowsRecaptcha ? [`frame-src ${recaptchaOrigin}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
