import type { Facet } from '#src/domain/filter/facet.ts'
import type { Trainer, TrainerPage } from '#src/domain/trainer/trainer.ts'

export interface TrainerTeamPage {
  family: 'trainer-team'
  /** The texts that present the team; null where the site has none. */
  words: TrainerPage | null
  trainers: Trainer[]
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  facets: Facet[]
}
