import sharp from 'sharp'

/** A picture as it is kept, with its size in pixels. */
export interface SoundPicture {
  type: string
  bytes: Uint8Array
  width: number
  height: number
}

/** How many pixels a picture may have to be opened: a small file can hold a huge one. */
const mostPixels = 100_000_000

/** The width in pixels above which a picture is made smaller: twice as wide as pictures are ever shown. */
const mostWidth = 3840

const known = ['jpeg', 'png', 'webp', 'heif']

/**
 * Reads a photograph or a drawing, JPG, PNG, WebP or AVIF by its content, and draws it anew: upright, in
 * sRGB, without what else was in the file (places, programs, further files), and no wider than pages need.
 * Undefined for anything else.
 */
export async function decodePicture(bytes: Uint8Array): Promise<SoundPicture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    if (!known.includes((await image.metadata()).format ?? '')) return undefined
    const { data, info } = await image
      .rotate()
      .resize({ width: mostWidth, withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer({ resolveWithObject: true })
    return { type: 'image/webp', bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
