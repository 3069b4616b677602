import * as z from 'zod/mini'
import { asking, type Moves } from '../state/state.ts'

/** Somebody who wants to become a trainer. Specification 1, section 9: decided in 7 business days. */
export const trainerApplication = z.enum(['underReview', 'accepted', 'rejected', 'erased'])
export type TrainerApplication = z.infer<typeof trainerApplication>

/** A rejected person's data are deleted within 3 business days. */
export const trainerApplicationMoves = {
  underReview: ['accepted', 'rejected'],
  accepted: [],
  rejected: ['erased'],
  erased: [],
} as const satisfies Moves<TrainerApplication>

export const mayMoveTrainerApplication = asking<TrainerApplication>(trainerApplicationMoves)
