/** Someone of the partner; whoever signs in during the day begins without a cookie. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
  /** Signs in anew, by a link; people with a password do that as a part of their visit. */
  readonly comeBack?: () => Promise<Person>;
}

/** Of everyone who signs in with one. */
export const dayPassword = 'gravel 7 lantern!';
