import * as z from 'zod'

const flag = z.boolean()

/** A site's settings of the personal-info form. Specification 1, section 3 (supply-info form config). */
export const supplyInfoSettings = z.strictObject({
  /** Which fields the form shows and requires; fields that are false are not asked for. */
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
   * Before which enrolments the form comes where such a field is empty: none, those of product certifications and what leads to
   * them, or all. The enrolment goes on after it. Specification 1, section 5: profile.
   */
  beforeEnrolment: z.enum(['never', 'hsc', 'always']),
})
export type SupplyInfo = z.infer<typeof supplyInfoSettings>
