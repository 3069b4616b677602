import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturePathPattern } from '#src/domain/content-item/picture.ts'
import { type ImageContext, renderPictures } from '#src/publisher/render-pictures.ts'

/**
 * Renders an editor's picture by its URL when a page in development requests it; a publish renders pictures in
 * advance.
 */
export async function renderPicture(address: string, images: ImageContext): Promise<Buffer | undefined> {
  const [path] = address.match(picturePathPattern) ?? []
  if (path === undefined) return undefined
  await renderPictures(`<img srcset="${path}">`, images)
  return readFile(join(images.store.folder, 'assets', path))
}
