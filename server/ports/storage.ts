/** The facts about a stored file. `digest` is the SHA-256 of its bytes, in hex. */
export interface StoredFile {
  key: string
  type: string
  size: number
  digest: string
}

/** The storage did not do what it was asked for now, and may later; it is full where `isFull`. */
export class StorageAway extends Error {
  readonly isFull: boolean
  constructor(message: string, isFull: boolean, options?: ErrorOptions) {
    super(message, options)
    this.isFull = isFull
  }
}

/** The storage of files: nothing that a server needs lies on its own disk. */
export interface Storage {
  find(key: string): Promise<StoredFile | undefined>
  /** The bytes `from` to `to`, both included, in order; only those are read. */
  read(key: string, from: number, to: number): AsyncIterable<Uint8Array>
  /** Keeps a file, in place of an older one of the same key. */
  keep(key: string, type: string, bytes: Uint8Array): Promise<void>
  /** Deletes a file, if there is one. */
  forget(key: string): Promise<void>
  /** Deletes every file whose key has this prefix. */
  forgetAll(start: string): Promise<void>
}
