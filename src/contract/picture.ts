import * as z from 'zod/mini'
import { picture } from '../domain/content/picture.ts'
import { declareCall } from './call.ts'

const editor = { who: 'operator', role: 'editor' } as const

/** JPG, PNG, WebP or AVIF by content, up to 15 MB. What it answers is what a document names as its `picture`. */
export const keepPicture = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/picture',
  summary: 'Keep a picture that documents may name',
  upload: 'image',
  uploadBytes: 15_728_640,
  request: z.object({ image: z.file() }),
  answer: picture,
})

/** The original, by an address for whoever asked. */
export const getPictureLink = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/picture/link',
  summary: 'Where a kept picture lies',
  request: z.object({ name: picture.shape.name }),
  answer: z.object({ link: z.string() }),
  refusals: ['notFound'],
})
