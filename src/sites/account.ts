import * as z from 'zod'
import { externalUrl, linkTarget } from './url.ts'

/** A site's settings for its visitors' accounts. Specification 1, section 2. */
export const accountSettings = z.strictObject({
  /**
   * The page to which signing out leads. If null, this is the same page, as visitors see it. An external URL leads
   * to a page of the site's owner.
   */
  afterSignOut: linkTarget.nullable(),
  privacyPage: linkTarget,
  cookiePage: linkTarget,
  /** The URL at which the identity provider deletes an account; `test` is for test hosts. */
  deletionPage: z.strictObject({ test: externalUrl, production: externalUrl }),
})
export type AccountSettings = z.infer<typeof accountSettings>
