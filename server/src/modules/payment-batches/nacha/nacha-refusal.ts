/** Why a file cannot be written or read. */
export class NachaRefusal extends Error {
  override readonly name = 'NachaRefusal';
}

/** The line of a file, or the entry, that is refused. */
export function refuse(place: string, reason: string): never {
  throw new NachaRefusal(`${place}: ${reason}`);
}
