import type { EmailNotification } from '../../../src/domain/enrolment/enrolment.ts'
import type { InvitationKind } from '../../../src/domain/invitation/letter.ts'
import type { Learner } from '../../../src/domain/learner/learner.ts'
import type { Audience } from '../content/shown-to.ts'

/** What is asked where people meet; null where nothing was said. */
export interface Food {
  /** Whether the site orders food; elsewhere nobody's allergies are kept. */
  orderFood: boolean
  allergies: string | null
  diet: string | null
}

/** How a letter is to be used, and by whom. */
export interface LetterUse {
  code: string
  learner: Pick<Learner, 'id' | 'email'>
  audience: Audience
  emailNotification: EmailNotification
  /** What it is used for; null: whatever it invites to. */
  subject: { kind: InvitationKind; id: number } | null
  /** Only for a classroom. */
  food?: Food
  now: number
}

/** What a letter was used for. */
export interface LetterUsed {
  kind: InvitationKind
  subjectId: number
}
