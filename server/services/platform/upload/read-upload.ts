import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** A verified upload: the media type and file extension of its content, and its bytes. */
export interface VerifiedFile {
  type: string
  extension: string
  bytes: Uint8Array
}

/** The maximum number of pixels of an uploaded picture, because even a small file can contain a huge picture. */
const maxPixels = 50_000_000

type Reader = (bytes: Uint8Array) => Promise<Uint8Array>

/** Returns the reader that re-encodes a picture, which removes its location data, scripts and embedded files. */
const reencode =
  (format: 'jpeg' | 'png'): Reader =>
  (bytes) =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate().toFormat(format).toBuffer()

const unchanged: Reader = async (bytes) => bytes

/** The reader of each media type. */
const readers: Record<string, Reader> = {
  'application/pdf': unchanged,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': unchanged,
  'image/jpeg': reencode('jpeg'),
  'image/png': reencode('png'),
}

/**
 * Reads the file of a trainer's application: PDF, DOCX, JPG or PNG by its content; its name and stated type are
 * ignored. Undefined for any other file.
 */
export async function readDocumentOrPicture(bytes: Uint8Array): Promise<VerifiedFile | undefined> {
  const detected = await typeOf(bytes)
  const read = detected && readers[detected.mime]
  if (!read) return undefined
  try {
    return { type: detected.mime, extension: detected.ext, bytes: await read(bytes) }
  } catch {
    // The file begins like a picture, but other data follows.
    return undefined
  }
}

/** Detects the media type of the given bytes; undefined if the type is unknown or the package `file-type` throws. */
const typeOf = (bytes: Uint8Array) => fileTypeFromBuffer(bytes).catch(() => undefined)

/** The width and height of a portrait in pixels: twice the largest size at which it is displayed. */
const side = 512
const maxPortraitPixels = 16_000_000

/**
 * Reads a portrait, JPG or PNG by its content, and re-encodes it at the size shown. Returns undefined for any
 * other file.
 */
export async function readPortrait(bytes: Uint8Array): Promise<VerifiedFile | undefined> {
  const detected = await typeOf(bytes)
  if (detected?.mime !== 'image/jpeg' && detected?.mime !== 'image/png') return undefined
  try {
    const resized = await sharp(bytes, { limitInputPixels: maxPortraitPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .toFormat(detected.mime === 'image/jpeg' ? 'jpeg' : 'png')
      .toBuffer()
    return { type: detected.mime, extension: detected.ext, bytes: resized }
  } catch {
    return undefined
  }
}
