import { findTrainers, getTrainerPage } from '#src/contract/trainer.ts'
import { routes } from '#src/routes.ts'
import { richTextAt } from '../rich-text.ts'
import { answerOf, placesOf, unlessMissing } from '../source.ts'
import { type Fixed, pageSizeOf } from './fixed.ts'

export const trainerTeamPages: Fixed = {
  shows: ['trainer', 'trainerPage'],
  async pages(source) {
    const words = await unlessMissing(source.api.call(getTrainerPage, {}))
    const { rows, total } = await answerOf(source.api.call(findTrainers, { pageSize: pageSizeOf.desktop }))
    return placesOf(source).map((place) => {
      const pageSize = pageSizeOf[place.variant]
      const trainers = rows
        .slice(0, pageSize)
        .map((trainer) => ({ ...trainer, biography: richTextAt(place, trainer.biography) }))
      return {
        path: routes.trainers(place),
        place,
        data: { family: 'trainer-team', words, trainers, total, pageSize },
      }
    })
  },
}
