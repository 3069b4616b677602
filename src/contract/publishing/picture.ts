import * as z from 'zod/mini'
import { picture } from '../../domain/content-item/picture.ts'
import { declareCall } from '../protocol/call.ts'

const editor = { who: 'operator', role: 'editor' } as const

/** Uploads a picture: JPG, PNG, WebP or AVIF by content, up to 15 MB. Returns the value for the field `picture` of a document. */
export const keepPicture = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/picture',
  summary: 'Stores a picture for documents',
  source: 'ours',
  upload: 'image',
  uploadBytes: 15_728_640,
  request: z.object({ image: z.file() }),
  answer: picture,
})

/** Returns the address of the original of a picture, valid for the requesting session. */
export const getPictureLink = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/picture/link',
  summary: 'A link to a stored picture',
  source: 'ours',
  request: z.object({ name: picture.shape.name }),
  answer: z.object({ link: z.string() }),
  refusals: ['notFound', 'busy'],
})
