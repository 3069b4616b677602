import * as z from 'zod'

const flag = z.boolean()

/** What the personal-info form asks. Specification 1, section 3 (supply-info form config). */
export const supplyInfo = z.strictObject({
  /** True: shown and required, '1' on the wire. False: not asked, '0'. */
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
  /** Whether the form comes before an enrolment, which goes on after it. */
  beforeEnrolment: z.boolean(),
})
export type SupplyInfo = z.infer<typeof supplyInfo>
