import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { findPictures, savePicture } from '#src/contract/publishing/picture.ts'
import type { ListedPicture } from '#src/domain/content-item/listed-picture.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'

/** The command that stores a picture for use in documents. */
const picture: Command = {
  help: [['picture --file site.jpg', 'store a picture, and print the line that refers to it in a document']],
  async run({ api, options: { file } }) {
    if (file === undefined)
      throw new Error('--file is missing: a picture as JPG, PNG, WebP or AVIF, up to 15 MB.')
    const image = new File([readFileSync(file)], basename(file))
    const stored = await unwrapOrThrow(api.call(savePicture, { image }, { waitsForPublish: true }))
    return `"picture": ${JSON.stringify(stored)}`
  },
}

function describePicture({ name, width, height, fileName, editor, storedAt, uses, usedBy }: ListedPicture) {
  const named = usedBy.map(({ family, id }) => `${family} ${id}`).join(', ')
  const use =
    uses === 0 ? 'no uses' : `in ${named}${uses > usedBy.length ? ` and ${uses - usedBy.length} more` : ''}`
  return [name, `${width} x ${height}`, fileName ?? '-', use, `${editor ?? '-'} at ${storedAt}`].join('  ')
}

const rows = createPrintedList(findPictures, 'pictures', 'picture', describePicture)

const pictures: Command = {
  help: [
    [`pictures ${listOptions}`, 'list the stored pictures by their upload, with the items that have them'],
  ],
  async run({ api, options }) {
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'No pictures.'
  },
}

/** The editors' commands for pictures. */
export const pictureCommands: Commands = { picture, pictures }
