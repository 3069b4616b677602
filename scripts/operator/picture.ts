import { readFileSync } from 'node:fs'
import { keepPicture } from '#src/contract/publishing/picture.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command } from './act.ts'

/** Keeps a picture that documents may name. */
export const pictureCommand: Command = {
  help: [['picture --file site.jpg', 'keep a picture; says the line that names it in a document']],
  async run({ api, options: { file } }) {
    if (file === undefined) throw new Error('--file names the picture: JPG, PNG, WebP or AVIF, up to 15 MB.')
    const image = new File([readFileSync(file)], 'picture')
    const kept = await valueOrThrow(api.call(keepPicture, { image }, { patient: true }))
    return `"picture": ${JSON.stringify(kept)}`
  },
}
