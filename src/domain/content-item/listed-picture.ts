import * as z from 'zod/mini'
import { itemUse } from './item-use.ts'
import { picture } from './picture.ts'

/** The maximum number of items that a row in the list of pictures names. */
export const maxUsesPerPictureRow = 3

/**
 * A stored picture, as editors see it in the list. `bytes`, `editor` and `fileName` describe the first upload and
 * are null for pictures that were uploaded with an earlier version of the portal. `uses` is the number of items
 * whose newest document has the picture; `usedBy` names the first of them; `videos` names the videos that have it
 * as a still. `thumbnail` is the URL of a small copy, which only the requesting session can use.
 */
export const listedPicture = z.extend(picture, {
  bytes: z.nullable(z.int()),
  editor: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  storedAt: z.iso.datetime(),
  uses: z.int(),
  usedBy: z.array(itemUse).check(z.maxLength(maxUsesPerPictureRow)),
  videos: z.array(z.string()),
  thumbnail: z.string(),
})
export type ListedPicture = z.infer<typeof listedPicture>
