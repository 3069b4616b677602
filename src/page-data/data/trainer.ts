import type { Trainer, TrainerPage } from '#src/domain/trainer/trainer.ts'
import type { ListPart } from './list-part.ts'

export interface TrainerTeamPage extends ListPart {
  family: 'trainer-team'
  /** The texts that present the team; null if the site has none. */
  words: TrainerPage | null
  trainers: Trainer[]
}
