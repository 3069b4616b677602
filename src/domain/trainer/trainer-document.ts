import * as z from 'zod/mini'
import {
  audience,
  createListedItemTextsSchema,
  createTextsByLanguageSchema,
  lineText,
  paragraphText,
  richText,
} from '../content-item/document.ts'
import { documentPicture } from '../content-item/document-picture.ts'
import { countryField } from '../content-item/field.ts'
import { subject } from '../course/course.ts'

/** A trainer of the team, as an editor writes it. */
export const trainerDocument = z.strictObject({
  position: z.int(),
  country: countryField,
  /** The tags of the languages in which the trainer teaches. */
  languages: z.array(z.string()).check(z.minLength(1)),
  subjects: z.array(subject).check(z.minLength(1)),
  picture: z.optional(documentPicture),
  /**
   * The email address with which the trainer signs in and gets access to the assigned trainings. Pages never show
   * it.
   */
  email: z.optional(z.email().check(z.maxLength(254))),
  audience,
  texts: createListedItemTextsSchema(
    z.strictObject({ name: lineText, title: lineText, biography: richText }),
    ['biography'],
  ),
})

/**
 * The texts of the page that presents the trainer team, with the requirements and benefits for new trainers, as an
 * editor writes them.
 */
export const trainerPageDocument = z.strictObject({
  audience,
  texts: createTextsByLanguageSchema(
    z.strictObject({
      title: lineText,
      lead: paragraphText,
      benefits: z.array(paragraphText),
      requirements: z.array(paragraphText),
    }),
  ),
})
