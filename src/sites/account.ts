import * as z from 'zod'
import { linkAddress, outsideAddress } from './address.ts'

/** What a site's visitors find around their account. Specification 1, section 2. */
export const account = z.strictObject({
  /** Where sign-off leads: null is back to the page, as a guest; an address outside is a page of the owner's. */
  afterSignOff: linkAddress.nullable(),
  privacyPage: linkAddress,
  cookiePage: linkAddress,
  /** Where the identity provider deletes an account; the test one serves test hosts. */
  deletionPage: z.strictObject({ test: outsideAddress, production: outsideAddress }),
})
export type Account = z.infer<typeof account>
