/** The maximum width and height of a portrait in pixels, and the JPEG quality of each attempt. */
const side = 512
const qualities = [0.9, 0.75, 0.6, 0.45]

/**
 * Returns a picture cropped to its central square and shrunk, as a JPEG of at most `most` bytes. Returns undefined
 * if the browser can't read the picture, or if the JPEG is still too large at the lowest quality.
 */
export async function cropPortrait(image: File, most: number): Promise<File | undefined> {
  const bitmap = await createImageBitmap(image).catch(() => undefined)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!bitmap || !context) return undefined
  const cropSize = Math.min(bitmap.width, bitmap.height)
  canvas.width = canvas.height = Math.min(side, cropSize)
  const origin = [(bitmap.width - cropSize) / 2, (bitmap.height - cropSize) / 2] as const
  context.drawImage(bitmap, ...origin, cropSize, cropSize, 0, 0, canvas.width, canvas.height)
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= most) return new File([blob], 'portrait.jpg', { type: 'image/jpeg' })
  }
  return undefined
}
