import { findTrainers, getTrainerPage } from '#src/contract/catalogue/trainer.ts'
import { maxPublishedRows } from '#src/domain/published-list.ts'
import { routes } from '#src/routes.ts'
import { placesOf, unwrapOrNull, unwrapResult } from '../content-source.ts'
import { localizeLinks } from '../localize-links.ts'
import { buildListPages } from './build-list-pages.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'

export const trainerTeamPages: FixedPageMaker = {
  shows: ['trainer', 'trainerPage'],
  async pages(source) {
    const words = await unwrapOrNull(source.api.call(getTrainerPage, {}))
    const { rows, ...found } = await unwrapResult(
      source.api.call(findTrainers, { pageSize: maxPublishedRows }),
    )
    return placesOf(source).flatMap((place) => {
      const team = rows.map((trainer) => ({ ...trainer, biography: localizeLinks(place, trainer.biography) }))
      return buildListPages(
        place,
        routes.trainers,
        { rows: team, ...found },
        ({ rows: trainers, ...part }) => ({
          family: 'trainer-team',
          words,
          trainers,
          ...part,
        }),
      )
    })
  },
}
