import { getFaq } from '#src/contract/catalogue/faq.ts'
import { answerOf, type ContentSource } from '../content-source.ts'

/** Returns whether the site has FAQ entries. Specification 1, section 2: floating FAQ icon. */
export const hasFaqEntries = async ({ api }: ContentSource): Promise<boolean> =>
  (await answerOf(api.call(getFaq, {}))).length > 0
