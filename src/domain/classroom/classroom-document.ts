import * as z from 'zod/mini'
import {
  audience,
  createListedItemTextsSchema,
  languageTagPattern,
  lineText,
  paragraphText,
  richText,
} from '../content-item/document.ts'
import { contentId, countryField, price, sessionTimes } from '../content-item/field.ts'
import { subject } from '../course/course.ts'
import { classroomMode } from './classroom-mode.ts'

/**
 * A classroom of a certification, or a workshop, seminar or webinar without a certification. Specification 1,
 * section 3.
 */
export const classroomDocument = z.strictObject({
  certification: z.nullable(contentId),
  mode: classroomMode,
  subject,
  ...sessionTimes,
  /** The country of the classroom. It decides the currency, and the regions whose lists show the classroom. */
  country: countryField,
  /**
   * The country of the venue, which decides the VAT; null for online training. If the field is absent, as in older
   * documents, the mode decides.
   */
  venue: z.optional(z.nullable(z.strictObject({ country: countryField }))),
  capacity: z.int().check(z.minimum(1), z.maximum(1000)),
  credits: z.int().check(z.minimum(0), z.maximum(12)),
  trainers: z.array(contentId).check(z.minLength(1)),
  /** The languages of instruction. Older documents don't have this field. */
  taughtIn: z._default(z.array(z.string().check(z.regex(languageTagPattern))), []),
  fee: z.nullable(price),
  needsApproval: z.boolean(),
  waitingList: z.boolean(),
  recommended: z.boolean(),
  /** Whether learners who attended get a certificate of attendance. Older documents don't have this field. */
  attendanceCertificate: z._default(z.boolean(), false),
  audience,
  /**
   * The classroom's texts by language. `location` is the venue with its address, or says that the training is
   * online; `city` is the venue's city.
   */
  texts: createListedItemTextsSchema(
    z.strictObject({
      name: lineText,
      summary: paragraphText,
      description: richText,
      location: paragraphText,
      city: z.optional(lineText),
    }),
    ['description'],
  ),
})
