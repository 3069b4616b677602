import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Db } from '#server/db/client.ts'
import type { Random } from '#server/ports/random.ts'
import type { Storage } from '#server/ports/storage.ts'
import { appendToUpload, UploadConflictError } from './append-to-upload.ts'
import { beginVideoUpload, deleteVideoUpload, findVideoUpload } from './video-upload.ts'

interface TusStoreInput {
  db: Db
  storage: Storage
  random: Random
  clock: () => number
  /** Returns the editor who sent the current request. */
  editor: () => string
}

/**
 * Stores uploads of videos for the package tus. Bytes are written to the file storage and their number to the
 * database, so that any server can continue an upload.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']
  private readonly input: TusStoreInput
  /** The writes that this server has not finished yet, by upload id. */
  private readonly writing = new Map<string, Promise<number>>()

  constructor(input: TusStoreInput) {
    super()
    this.input = input
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, storage, random, clock, editor } = this.input
    const { id, size } = upload
    // tus allows a client to declare the size later. The portal refuses this, because the size of a file determines
    // its parts.
    if (size === undefined) throw ERRORS.UNSUPPORTED_CREATION_DEFER_LENGTH_EXTENSION
    await beginVideoUpload(db, storage, { id, size, editor: editor(), random, now: clock() })
    return upload
  }

  override async write(bytes: Readable, id: string): Promise<number> {
    const { db, storage, clock } = this.input
    const upload = await this.find(id)
    const writing = appendToUpload(db, storage, upload, bytes, clock).finally(() => this.writing.delete(id))
    this.writing.set(id, writing)
    return writing.catch((error: unknown) => {
      throw error instanceof UploadConflictError ? ERRORS.INVALID_OFFSET : error
    })
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received: offset, createdAt } = await this.find(id)
    return new Upload({ id, size, offset, creation_date: createdAt.toISOString() })
  }

  override async remove(id: string): Promise<void> {
    await deleteVideoUpload(this.input.db, this.input.storage, await this.find(id))
  }

  /**
   * Finds an upload. Waits until this server has stored the bytes that have arrived, because tus ends a request with
   * a broken connection before these bytes are stored.
   */
  private async find(id: string) {
    await this.writing.get(id)?.catch(() => {})
    const upload = await findVideoUpload(this.input.db, id)
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    return upload
  }
}
