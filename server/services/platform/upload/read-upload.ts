import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** An uploaded file that may be kept: the type that its content has, and its bytes. */
export interface SoundFile {
  type: string
  extension: string
  bytes: Uint8Array
}

/** How many pixels a picture may have to be opened: a small file can hold a huge one. */
const mostPixels = 50_000_000

type Reader = (bytes: Uint8Array) => Promise<Uint8Array>

/** Draws a picture anew, so that what else was in the file (places, programs, further files) is left behind. */
const redrawn =
  (format: 'jpeg' | 'png'): Reader =>
  (bytes) =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate().toFormat(format).toBuffer()

const unchanged: Reader = async (bytes) => bytes

/** How a file is read, by the media type that its content has. */
const readers: Record<string, Reader> = {
  'application/pdf': unchanged,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': unchanged,
  'image/jpeg': redrawn('jpeg'),
  'image/png': redrawn('png'),
}

/** The file of a trainer's application: PDF, DOCX, JPG or PNG by its content; its name and stated type mean nothing. */
export async function readDocumentOrPicture(bytes: Uint8Array): Promise<SoundFile | undefined> {
  const found = await typeOf(bytes)
  const read = found && readers[found.mime]
  if (!read) return undefined
  try {
    return { type: found.mime, extension: found.ext, bytes: await read(bytes) }
  } catch {
    // The start of a picture with anything else behind it.
    return undefined
  }
}

/** The media type of some bytes; undefined also for content that makes the package throw. */
const typeOf = (bytes: Uint8Array) => fileTypeFromBuffer(bytes).catch(() => undefined)

/** The side of a portrait in pixels: twice as large as it is ever shown. */
const side = 512
const mostPortraitPixels = 16_000_000

/**
 * Reads a portrait, JPG or PNG by its content: draws it anew, no larger than it is shown. Undefined for
 * anything else.
 */
export async function readPortrait(bytes: Uint8Array): Promise<SoundFile | undefined> {
  const found = await typeOf(bytes)
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png') return undefined
  try {
    const drawn = await sharp(bytes, { limitInputPixels: mostPortraitPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .toFormat(found.mime === 'image/jpeg' ? 'jpeg' : 'png')
      .toBuffer()
    return { type: found.mime, extension: found.ext, bytes: drawn }
  } catch {
    return undefined
  }
}
