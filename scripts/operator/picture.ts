import { readFileSync } from 'node:fs'
import { keepPicture } from '#src/contract/publishing/picture.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command } from './command.ts'

/** Stores a picture for use in documents. */
export const pictureCommand: Command = {
  help: [['picture --file site.jpg', 'store a picture, and print the line that refers to it in a document']],
  async run({ api, options: { file } }) {
    if (file === undefined)
      throw new Error('--file is missing: a picture as JPG, PNG, WebP or AVIF, up to 15 MB.')
    const image = new File([readFileSync(file)], 'picture')
    const stored = await valueOrThrow(api.call(keepPicture, { image }, { waitsForPublish: true }))
    return `"picture": ${JSON.stringify(stored)}`
  },
}
