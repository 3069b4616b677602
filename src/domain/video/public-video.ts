import * as z from 'zod/mini'

/**
 * A video that can be played without an account: its URL, and its length in seconds. `captions` and `transcript` are
 * in `language` and are null if there are none.
 */
export const publicVideo = z.object({
  url: z.string(),
  seconds: z.int().check(z.positive()),
  language: z.string(),
  captions: z.nullable(z.string()),
  transcript: z.nullable(z.string()),
})
export type PublicVideo = z.infer<typeof publicVideo>
