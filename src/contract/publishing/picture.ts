import * as z from 'zod/mini'
import { listedPicture } from '../../domain/content-item/listed-picture.ts'
import { picture } from '../../domain/content-item/picture.ts'
import { declareCall } from '../protocol/call.ts'
import { booleanFilterCodec, createStaffListSchemas } from '../protocol/staff-list.ts'
import { filterText } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor' } as const

/**
 * Uploads a picture, which must be JPG, PNG, WebP or AVIF by its content and have at most 15 MB. Returns the value
 * for the field `picture` of a document.
 */
export const savePicture = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/picture',
  summary: 'Stores a picture for documents',
  source: 'ours',
  upload: 'image',
  uploadBytes: 15_728_640,
  request: z.object({ image: z.file() }),
  response: picture,
})

/**
 * Returns one page of the stored pictures, sorted by their first upload, by default the newest first. `query`
 * searches parts of the name of the uploaded file, and of the titles, codes and numbers of the items that use the
 * picture. `used` selects pictures that items or videos use, or pictures that none uses; `editor` selects pictures
 * that an editor uploaded.
 */
export const findPictures = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/pictures',
  summary: 'Stored pictures, and the items that have them',
  source: 'ours',
  ...createStaffListSchemas(listedPicture, ['stored'], {
    used: z.optional(booleanFilterCodec),
    editor: z.optional(filterText),
  }),
})

/** Returns the URL of a picture's original file. Only the requesting session can use it. */
export const getPictureLink = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/picture/link',
  summary: 'A link to a stored picture',
  source: 'ours',
  request: z.object({ name: picture.shape.name }),
  response: z.object({ link: z.string() }),
  refusals: ['notFound', 'busy'],
})
