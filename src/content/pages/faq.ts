import { getFaq } from '#src/contract/faq.ts'
import { routes } from '#src/routes.ts'
import { richTextAt } from '../rich-text.ts'
import { answerOf, placesOf } from '../source.ts'
import type { Fixed } from './fixed.ts'

export const faqPages: Fixed = {
  shows: ['faq'],
  async pages(source) {
    const entries = await answerOf(source.api.call(getFaq, {}))
    return placesOf(source).map((place) => ({
      path: routes.faq(place),
      place,
      data: {
        family: 'faq',
        entries: entries.map((entry) => ({ ...entry, answer: richTextAt(place, entry.answer) })),
      },
    }))
  },
}
