import { userInfo } from 'node:os';

/** Who this process is to the operating system, as an operator would type it after `chown`. */
export function describeSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user that has a number and no name.
    return String(process.getuid?.() ?? 'of this process');
  }
}
