import type { learner } from '#server/db/schema/learner.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { portraitUrl } from './store-portrait.ts'

export type LearnerRow = typeof learner.$inferSelect

/** Converts a database row to a learner. */
export const learnerOf = (row: LearnerRow): Learner => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  photoUrl: row.photo && portraitUrl(row.photo),
  languageId: row.languageId,
  emailNotification: row.emailNotification,
  phoneCode: row.phoneCode,
  phoneNumber: row.phoneNumber,
  address: row.address,
  city: row.city,
  province: row.province,
  postcode: row.postcode,
  country: row.country,
  countryCode: row.countryCode,
  vatNumber: row.vatNumber,
  company: row.company,
})
