import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import type { InvitationKind } from '#src/domain/invitation/invitation-letter.ts'
import type { Learner } from '#src/domain/learner/learner.ts'

/**
 * The fields of the enrolment form for onsite trainings: allergies and diet. A field that was left empty is null.
 */
export interface FoodRequirements {
  /** Whether the site orders food for participants; if not, allergies are not stored. */
  shouldOrderFood: boolean
  allergies: string | null
  diet: string | null
}

/** The use of a letter: the learner, the audience and the item. */
export interface RedeemLetterInput {
  code: string
  learner: Pick<Learner, 'id' | 'email'>
  audience: Audience
  emailNotification: SubscriptionStatus
  /** The item that the letter is used for; null to use the item that the letter names. */
  expectedItem: { kind: InvitationKind; id: number } | null
  /** Allergies and diet, only for a classroom. */
  food?: FoodRequirements
  now: number
}

/** The item that a letter was used for. */
export interface LetterItem {
  kind: InvitationKind
  targetId: number
}
