import { routes } from '#src/routes.ts'
import { placesOf } from '../content-source.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import { hasFaqEntries } from './has-faq.ts'

/**
 * My Learning, whose published page contains nothing personal; it links to the FAQ if there are entries. Specification
 * 1, section 2 (shell).
 */
export const myLearningPages: FixedPageMaker = {
  shows: ['faq'],
  async pages(source) {
    const data = { family: 'my-learning' as const, hasFaq: await hasFaqEntries(source) }
    return placesOf(source).map((place) => ({
      path: routes.myLearning(place),
      place,
      data,
      indexed: false as const,
    }))
  },
}
