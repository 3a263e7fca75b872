import { OperatorError } from '../errors/operator-error.ts';

/** Why a backup cannot be made, trusted or restored, in words for an operator. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}
