import { getFaq } from '#src/contract/catalogue/faq.ts'
import { type ContentSource, unwrapResult } from '../content-source.ts'

/** Returns whether the site has FAQ entries. Specification 1, section 2: floating FAQ icon. */
export const hasFaqEntries = async ({ api }: ContentSource): Promise<boolean> =>
  (await unwrapResult(api.call(getFaq, {}))).length > 0
