/** The properties of a stored file. `digest` is the SHA-256 of its bytes, in hex. */
export interface StoredFile {
  key: string
  type: string
  size: number
  digest: string
}

/**
 * Thrown if the storage is unavailable for now; `isFull` if it has no room. `variable` names the environment variable to look at, if the
 * storage rejects it.
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

/** The storage of files, which all servers share. */
export interface Storage {
  find(key: string): Promise<StoredFile | undefined>
  /** Yields the bytes `from` to `to`, both included, and reads no others. */
  read(key: string, from: number, to: number): AsyncIterable<Uint8Array>
  /** Stores a file and replaces an older one of the same key. */
  store(key: string, type: string, bytes: Uint8Array): Promise<void>
  /** Deletes a file, if it exists. */
  delete(key: string): Promise<void>
  /** Deletes every file whose key has this prefix. */
  deleteAll(prefix: string): Promise<void>
}
