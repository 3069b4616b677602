import type { Trainer, TrainerPage } from '../../domain/trainer/trainer.ts'

export interface TrainerTeamPage {
  family: 'trainer-team'
  /** The texts around the team; null where the site has none. */
  words: TrainerPage | null
  trainers: Trainer[]
  total: number
  pageSize: number
}
