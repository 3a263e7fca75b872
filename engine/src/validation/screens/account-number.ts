export const invalidAccountNumber = 'Please enter a valid account number';

/** Whether a bank could have given it: 5 to 17 letters and digits. */
export function isAccountNumber(text: string): boolean {
  return /^[a-z\d]{5,17}$/i.test(text);
}
