import { readFileSync } from 'node:fs'
import type { Api } from '#src/api/create-api.ts'
import { keepPicture } from '#src/contract/picture.ts'
import { answered } from '../desk/desk.ts'

/** Keeps a picture that documents may name; returns the lines for the document. */
export async function keepPictureOf(api: Api, path: string | undefined): Promise<string> {
  if (path === undefined) throw new Error('--file names the picture: JPG, PNG, WebP or AVIF, up to 15 MB.')
  const image = new File([readFileSync(path)], 'picture')
  const kept = await answered(api.call(keepPicture, { image }, { patient: true }))
  return `"picture": ${JSON.stringify(kept)}`
}
