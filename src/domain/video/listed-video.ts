import * as z from 'zod/mini'

/** A video as editors see it in the list: its length in seconds, and the languages of its captions. */
export const listedVideo = z.object({
  name: z.string(),
  seconds: z.int().check(z.minimum(1)),
  captions: z.array(z.string()),
})

export type ListedVideo = z.infer<typeof listedVideo>
