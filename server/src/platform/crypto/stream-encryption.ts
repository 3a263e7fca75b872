import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { NONCE_BYTES } from './aes-gcm.ts';

const TAG_BYTES = 16;

/** How large a content becomes: the nonce comes before it and the tag after it. */
export function encryptedSize(sizeBytes: number): number {
  return NONCE_BYTES + sizeBytes + TAG_BYTES;
}

/** Encrypts a content of any size with AES-256-GCM, bound to the given context. The key is for this content alone. */
export function encryptStream(content: Readable, key: Buffer, boundTo: string): Readable {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(boundTo, 'utf8'));
  const encrypting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, cipher.update(chunk));
    },
    flush(done) {
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
  encrypting.push(nonce);
  return connect(content, encrypting);
}

/** Decrypts what `encryptStream` made. A changed byte, key or context breaks the stream off before its end. */
export function decryptStream(encrypted: Readable, key: Buffer, boundTo: string): Readable {
  let waiting = Buffer.alloc(0);
  let decipher: ReturnType<typeof openDecipher> | undefined;
  const decrypting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      if (!decipher && waiting.length >= NONCE_BYTES) {
        decipher = openDecipher(key, waiting.subarray(0, NONCE_BYTES), boundTo);
        waiting = waiting.subarray(NONCE_BYTES);
      }
      // The tag is at the end, so the last bytes wait until it is known that they are not it.
      const ready = decipher ? waiting.length - TAG_BYTES : 0;
      if (!decipher || ready <= 0) {
        done();
        return;
      }
      const plain = decipher.update(waiting.subarray(0, ready));
      waiting = waiting.subarray(ready);
      done(null, plain);
    },
    flush(done) {
      try {
        if (!decipher || waiting.length !== TAG_BYTES) throw new Error('cut short');
        decipher.setAuthTag(waiting);
        done(null, decipher.final());
      } catch {
        done(new Error('A stored file was altered, moved or cut short.'));
      }
    },
  });
  return connect(encrypted, decrypting);
}

function openDecipher(key: Buffer, nonce: Buffer, boundTo: string) {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(boundTo, 'utf8'));
  return decipher;
}

/** Errors of the source reach the reader, and a reader who leaves closes the source. */
function connect(source: Readable, transform: Transform): Readable {
  pipeline(source, transform, () => undefined);
  return transform;
}
