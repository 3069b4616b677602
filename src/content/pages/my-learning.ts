import { routes } from '../../routes.ts'
import { placesOf } from '../source.ts'
import type { Fixed } from './fixed.ts'
import { hasFaqOf } from './has-faq.ts'

/** Nothing on it is of anybody; it leads to questions and answers where there are any. Specification 1, section 2 (shell). */
export const myLearningPages: Fixed = {
  shows: ['faq'],
  async pages(source) {
    const data = { family: 'my-learning' as const, hasFaq: await hasFaqOf(source) }
    return placesOf(source).map((place) => ({
      path: routes.myLearning(place),
      place,
      data,
      indexed: false as const,
    }))
  },
}
