import * as z from 'zod'
import { externalUrl, linkTarget } from './url.ts'

/** A site's settings for its visitors' accounts. Specification 1, section 2. */
export const accountSettings = z.strictObject({
  /** The target of sign-off: null to return to the page as a visitor; an outside address is a page of the site's owner. */
  afterSignOff: linkTarget.nullable(),
  privacyPage: linkTarget,
  cookiePage: linkTarget,
  /** The URL at which the identity provider deletes an account; `test` is for test hosts. */
  deletionPage: z.strictObject({ test: externalUrl, production: externalUrl }),
})
export type AccountSettings = z.infer<typeof accountSettings>
