/** The facts about a stored file. `digest` is the SHA-256 of its bytes, in hex. */
export interface StoredFile {
  key: string
  type: string
  size: number
  digest: string
}

/**
 * The storage did not do what it was asked for now, and may later; it is full where `isFull`. `variable` names the part of the
 * configuration to look at, where the storage refuses it.
 */
export class StorageAway extends Error {
  readonly isFull: boolean
  readonly variable: string | undefined
  constructor(message: string, { isFull = false, variable, cause }: StorageAwayOptions = {}) {
    super(message, { cause })
    this.isFull = isFull
    this.variable = variable
  }
}

interface StorageAwayOptions extends ErrorOptions {
  isFull?: boolean
  variable?: string | undefined
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
