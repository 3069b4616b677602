import * as contract from '#src/contract/catalogue/trainer.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { implementOfContent } from '../../implement.ts'
import { findTrainers } from '../../services/catalogue/trainer/find-trainers.ts'
import { getTrainerPage } from '../../services/catalogue/trainer/get-trainer-page.ts'

export const trainerRoutes = [
  implementOfContent(contract.getTrainerPage, ({ db, ...audience }) => getTrainerPage(db, audience)),

  implementOfContent(contract.findTrainers, ({ db, request, ...audience }) =>
    findTrainers(db, audience, {
      region: request.regionId,
      subject: request.subject,
      language: request.language,
      ...pageInputOf(request),
    }),
  ),
]
