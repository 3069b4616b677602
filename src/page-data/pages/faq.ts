import { getFaq } from '#src/contract/catalogue/faq.ts'
import { routes } from '#src/routes.ts'
import { placesOf, unwrapResult } from '../content-source.ts'
import { localizeLinks } from '../localize-links.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'

export const faqPages: FixedPageMaker = {
  shows: ['faq'],
  async pages(source) {
    const entries = await unwrapResult(source.api.call(getFaq, {}))
    return placesOf(source).map((place) => ({
      path: routes.faq(place),
      place,
      data: {
        family: 'faq',
        entries: entries.map((entry) => ({ ...entry, answer: localizeLinks(place, entry.answer) })),
      },
    }))
  },
}
