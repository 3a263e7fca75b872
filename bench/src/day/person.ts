/** Someone of the partner; whoever signs in during the day begins without a cookie. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
}

/** Of everyone who signs in with one. */
export const dayPassword = 'gravel 7 lantern!';
