import * as z from 'zod/mini'

/**
 * What is known of the film that introduces a certification: its length, its captions and what is said in it,
 * in `language`; nulls where nobody wrote it down. `since` is the instant from which on it is shown.
 */
export const film = z.object({
  seconds: z.int().check(z.positive()),
  language: z.string(),
  captions: z.nullable(z.string()),
  transcript: z.nullable(z.string()),
  since: z.iso.datetime(),
})
export type IntroductionFilm = z.infer<typeof film>
