import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import type { InvitationKind } from '#src/domain/invitation/invitation-letter.ts'
import type { Learner } from '#src/domain/learner/learner.ts'

/**
 * The fields that the enrolment form shows for onsite trainings: allergies and diet; null where the learner
 * said nothing.
 */
export interface Food {
  /** Whether the site orders food; otherwise allergies are not kept. */
  orderFood: boolean
  allergies: string | null
  diet: string | null
}

/** Who uses a letter, where, and for what. */
export interface LetterUse {
  code: string
  learner: Pick<Learner, 'id' | 'email'>
  audience: Audience
  emailNotification: EmailNotification
  /** The item that the letter is used for; null for whatever it invites to. */
  subject: { kind: InvitationKind; id: number } | null
  /** Allergies and diet, only for a classroom. */
  food?: Food
  now: number
}

/** The item that a letter was used for. */
export interface LetterUsed {
  kind: InvitationKind
  targetId: number
}
