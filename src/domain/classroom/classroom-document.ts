import * as z from 'zod/mini'
import { audience, languageTag, line, listedTextsOf, passage, richText } from '../content-item/document.ts'
import { contentId, countryField, price, sessionFields } from '../content-item/field.ts'
import { subject } from '../course/course.ts'
import { classroomMode } from './classroom-mode.ts'

/** A classroom of a certification, or without one a workshop, seminar or webinar. Specification 1, section 3. */
export const classroomDocument = z.strictObject({
  certification: z.nullable(contentId),
  mode: classroomMode,
  subject,
  ...sessionFields,
  /** The country whose region lists it, and whose currency it is sold in. */
  country: countryField,
  /**
   * Where people meet, which decides VAT and the zone of its times; null for what is online. Where documents from before this was told
   * don't have the field, the mode decides.
   */
  venue: z.optional(z.nullable(z.strictObject({ country: countryField }))),
  capacity: z.int().check(z.minimum(1), z.maximum(1000)),
  credits: z.int().check(z.minimum(0), z.maximum(12)),
  trainers: z.array(contentId).check(z.minLength(1)),
  /** The languages that it is held in. Documents from before this was told don't have the field. */
  taughtIn: z._default(z.array(z.string().check(z.regex(languageTag))), []),
  fee: z.nullable(price),
  needsApproval: z.boolean(),
  waitingList: z.boolean(),
  recommended: z.boolean(),
  /**
   * Whether learners who attended get a certificate of attendance. Documents from before these existed don't
   * have the field.
   */
  attendanceCertificate: z._default(z.boolean(), false),
  audience,
  /** The classroom's words by language; `location` is a venue with its address, or says that it is online; `city` is that of the venue. */
  texts: listedTextsOf(
    z.strictObject({
      name: line,
      summary: passage,
      description: richText,
      location: passage,
      city: z.optional(line),
    }),
    ['description'],
  ),
})
