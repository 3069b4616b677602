/** The side of a portrait that was made smaller, in pixels, and how well it is kept in each try. */
const side = 512
const qualities = [0.9, 0.75, 0.6, 0.45]

/**
 * A picture cut to the square in its middle and made small enough, as a JPEG of at most `most` bytes; undefined where the browser can't
 * read it.
 */
export async function shrinkPicture(image: File, most: number): Promise<File | undefined> {
  const bitmap = await createImageBitmap(image).catch(() => undefined)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!bitmap || !context) return undefined
  const cut = Math.min(bitmap.width, bitmap.height)
  canvas.width = canvas.height = Math.min(side, cut)
  const from = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2] as const
  context.drawImage(bitmap, ...from, cut, cut, 0, 0, canvas.width, canvas.height)
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (blob && blob.size <= most) return new File([blob], 'portrait.jpg', { type: 'image/jpeg' })
  }
  return undefined
}
