import { routes } from '#src/routes.ts'
import { placesOf } from '../source.ts'
import type { Fixed } from './fixed.ts'

/** The search page as it is published: a form, and nothing found yet. */
export const searchPages: Fixed = {
  shows: [],
  pages: async (source) =>
    placesOf(source).map((place) => ({
      path: routes.search(place),
      place,
      data: { family: 'search' },
      indexed: false,
    })),
}
