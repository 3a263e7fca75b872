/** Why a backup cannot be made, trusted or restored, in words for an operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
