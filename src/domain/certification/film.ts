import * as z from 'zod/mini'

/**
 * The film that introduces a certification: its length, captions and transcript in `language`; null if there are none. `since`
 * is the instant from which the film is shown.
 */
export const film = z.object({
  seconds: z.int().check(z.positive()),
  language: z.string(),
  captions: z.nullable(z.string()),
  transcript: z.nullable(z.string()),
  since: z.iso.datetime(),
})
export type IntroductionFilm = z.infer<typeof film>
