import sharp from 'sharp'

/** A picture in its stored format, with its size in pixels. */
export interface DecodedPicture {
  type: string
  bytes: Uint8Array
  width: number
  height: number
}

/** The maximum number of pixels of a picture, because even a small file can contain a huge picture. */
const maxPixels = 100_000_000

/**
 * The width in pixels above which a picture is scaled down: twice the largest width at which pages display
 * pictures.
 */
const maxWidth = 3840

const supportedFormats = ['jpeg', 'png', 'webp', 'heif']

/**
 * Reads a photograph or a drawing, JPG, PNG, WebP or AVIF by its content, and re-encodes it: upright, in
 * sRGB, without metadata and embedded files, and no wider than pages need. Returns undefined for any other
 * file.
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    if (!supportedFormats.includes((await image.metadata()).format ?? '')) return undefined
    const { data, info } = await image
      .rotate()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer({ resolveWithObject: true })
    return { type: 'image/webp', bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
