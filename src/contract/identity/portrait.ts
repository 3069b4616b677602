import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'

/**
 * Uploads a portrait, which replaces the earlier one. The file must be JPG or PNG by its content, and at most 200
 * kB. Specification 1, section 5.
 */
export const uploadPortrait = declareCall({
  method: 'POST',
  path: '/user/image/upload',
  who: 'learner',
  summary: 'Saves a portrait of the signed-in learner',
  source: 'S1 5',
  upload: 'image',
  uploadBytes: 204_800,
  request: z.object({ image: z.file() }),
  response: z.object({ url: z.string() }),
})
