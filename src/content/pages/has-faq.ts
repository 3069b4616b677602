import { getFaq } from '../../contract/faq.ts'
import { answerOf, type Source } from '../source.ts'

/** Whether there are questions and answers to lead to. Specification 1, section 2: floating FAQ icon. */
export const hasFaqOf = async ({ api }: Source): Promise<boolean> =>
  (await answerOf(api.call(getFaq, {}))).length > 0
