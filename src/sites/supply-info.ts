import * as z from 'zod'

const flag = z.boolean()

/** A site's settings of the personal-info form. Specification 1, section 3 (supply-info form config). */
export const supplyInfoSettings = z.strictObject({
  /** The fields that the form shows, and which of them are required; fields that are false are omitted. */
  fields: z.strictObject({
    firstName: flag,
    lastName: flag,
    phoneNumber: flag,
    address: flag,
    postcode: flag,
    country: flag,
    province: flag,
    city: flag,
    phoneCode: flag,
    vatNumber: flag,
    company: flag,
  }),
  /**
   * The enrolments before which the form opens if a required field is empty: none; those in product certifications
   * and their training; or all. After the form, the enrolment continues. Specification 1, section 5: profile.
   */
  beforeEnrolment: z.enum(['never', 'hsc', 'always']),
})
export type SupplyInfo = z.infer<typeof supplyInfoSettings>
