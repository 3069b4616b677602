import * as z from 'zod/mini'
import { publicFilm } from '../video/public-film.ts'

/** The film that introduces a certification. `since` is the instant from which the film is shown. */
export const introductionFilm = z.extend(z.omit(publicFilm, { url: true }), { since: z.iso.datetime() })
export type IntroductionFilm = z.infer<typeof introductionFilm>
