import sharp from 'sharp'
import type { Storage, StoredFile } from '#server/ports/storage.ts'
import { limitConcurrency } from '#src/process/limit-concurrency.ts'
import { pictureFileKey } from './store-picture.ts'

/** The width of a thumbnail in pixels: twice the width at which lists display it. */
const thumbnailWidth = 360

const prefix = 'thumbnail-'

/** Returns the storage key of the thumbnail of a picture. */
export const thumbnailFileKey = (name: string): string => `${prefix}${name}`

const runInTurn = limitConcurrency(1)

/** Returns a stored file, or undefined. The thumbnail of a stored picture is created when it is first read. */
export async function findFileOrThumbnail(storage: Storage, key: string): Promise<StoredFile | undefined> {
  const found = await storage.find(key)
  if (found || !key.startsWith(prefix)) return found
  return runInTurn(() => storeThumbnail(storage, key))
}

async function storeThumbnail(storage: Storage, key: string): Promise<StoredFile | undefined> {
  const original = await storage.find(pictureFileKey(key.slice(prefix.length)))
  if (!original) return undefined
  const bytes = await Array.fromAsync(storage.read(original.key, 0, original.size - 1))
  const thumbnail = await sharp(Buffer.concat(bytes))
    .resize({ width: thumbnailWidth, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
  await storage.store(key, 'image/webp', thumbnail)
  return storage.find(key)
}
