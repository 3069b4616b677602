/**
 * The properties of a stored file. `size` is in bytes. `digest` identifies its content: the SHA-256 of its bytes in
 * hex, or for a file in parts the digest that was given when the upload began.
 */
export interface StoredFile {
  key: string
  type: string
  size: number
  digest: string
}

/** A listed file, and the time when it was stored last. */
export interface ListedFile {
  key: string
  storedAt: Date
}

/**
 * Thrown if the storage is unavailable for now. `isFull` is set if the storage is full. `variable` names the
 * environment variable to check, if the storage rejects its value.
 */
export class StorageUnavailableError extends Error {
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

/**
 * The size of each part of a file except the last, in bytes. Buckets refuse parts below 5 MiB and more than 10,000
 * parts.
 */
export const partSize = 8 * 1024 * 1024

/** A file that is uploaded in parts, and the id that the storage gave to the upload. */
export interface PartedFile {
  key: string
  storageId: string
}

/** A stored part: its number, from 1, and the tag that the storage gave to it. */
export interface StoredPart {
  number: number
  tag: string
}

/** The lifetime of a URL for browsers, in seconds. */
export const browserUrlLifetime = 600

/** The storage of files, which all servers share. */
export interface Storage {
  find(key: string): Promise<StoredFile | undefined>
  /** Yields the bytes `from` to `to`, both included, and reads no others. */
  read(key: string, from: number, to: number): AsyncIterable<Uint8Array>
  /**
   * Returns a URL at which any browser can read the file directly from the storage for ten minutes. The method is
   * missing if browsers can't reach the storage.
   */
  signForBrowser?(key: string, now: number): Promise<string>
  /** Stores a file and replaces an older file with the same key. */
  store(key: string, type: string, bytes: Uint8Array): Promise<void>
  /** Begins a file in parts under a new key. `find` returns it only after `completeParts`. */
  beginParts(file: Pick<StoredFile, 'key' | 'type' | 'digest'>): Promise<PartedFile>
  /** Stores one part and replaces an older part with the same number. */
  storePart(file: PartedFile, number: number, bytes: Uint8Array): Promise<StoredPart>
  /** Joins the parts to a file, in the order of their numbers. Throws if a part is missing. */
  completeParts(file: PartedFile, parts: readonly StoredPart[]): Promise<void>
  /** Deletes the parts of a file that is not complete. */
  abortParts(file: PartedFile): Promise<void>
  /** Yields every complete file whose key begins with `prefix`, in no particular order. */
  list(prefix: string): AsyncIterable<ListedFile>
  /** Deletes a file, if it exists. */
  delete(key: string): Promise<void>
  /** Deletes every file whose key begins with `prefix`. */
  deleteAll(prefix: string): Promise<void>
}
