import * as z from 'zod/mini'
import { bodyLanguage } from '../content-item/body-language.ts'
import { contentId, countryField } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { subject } from '../course/course.ts'

/**
 * A trainer of the team in one language. `languages` are the languages of instruction; `language` is the language
 * of the texts; `biography` is allow-list HTML.
 */
export const trainer = z.object({
  id: contentId,
  country: countryField,
  languages: z.array(z.string()),
  subjects: z.array(subject),
  picture: z.nullable(shownPicture),
  name: z.string(),
  title: z.string(),
  biography: z.string(),
  bodyLanguage,
  language: z.string(),
})
export type Trainer = z.infer<typeof trainer>

/** The texts of the trainer team's page in one language, with the requirements and benefits for new trainers. */
export const trainerPage = z.object({
  title: z.string(),
  lead: z.string(),
  benefits: z.array(z.string()),
  requirements: z.array(z.string()),
  language: z.string(),
})
export type TrainerPage = z.infer<typeof trainerPage>
