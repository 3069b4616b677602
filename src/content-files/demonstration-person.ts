import * as z from 'zod/mini'
import { lineText } from '../domain/content-item/document.ts'
import type { Family } from '../domain/content-item/families.ts'
import { contentId } from '../domain/content-item/field.ts'
import type { Reference } from '../domain/content-item/reference.ts'
import { isLimitedEditor } from '../domain/editor-limits.ts'
import { examKind } from '../domain/exam/exam.ts'
import { orderKind } from '../domain/order/order-target.ts'
import { payType } from '../domain/order/pay-type.ts'

/** The time of an action: days before the start, and a time of day in UTC. */
const at = z
  .string()
  .check(
    z.regex(/^-[1-9]\d{0,3}d ([01]\d|2[0-3]):[0-5]\d$/, 'expects a time before the start, like "-40d 10:00"'),
  )

const run = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ at, act: z.literal(name), ...shape })

const certification = { certification: contentId }
const orderedItem = { kind: orderKind, id: contentId }

const actions = [
  run('enrolInCourse', { course: contentId }),
  /** Watches a whole course or video, or a number of seconds of one chapter. */
  run('watch', {
    course: contentId,
    chapter: z.optional(contentId),
    seconds: z.optional(z.int().check(z.minimum(1))),
  }),
  /** Takes an exam: starts it, answers `right` questions correctly and the others wrongly, and submits it. */
  run('sitExam', { exam: examKind, id: contentId, right: z.int().check(z.minimum(0)) }),
  run('enrolInCertification', certification),
  run('applyForCertificate', certification),
  /** The reviewer approves the certificate. */
  run('approveCertificate', certification),
  run('enrolInClassroom', { classroom: contentId }),
  run('enrolInPracticalExam', { practicalExam: contentId }),
  run('placeOrder', { ...orderedItem, payType }),
  /** Pays an order: the payment provider reports the payment, or the finance staff confirm a transfer. */
  run('payOrder', orderedItem),
  run('cancelOrder', orderedItem),
  /** Reports a failed payment by a notification from the provider. */
  run('failOrder', orderedItem),
] as const

/** An action of a person of the demonstration. Each action uses the same service as the actions of real users. */
export const demonstrationAction = z.discriminatedUnion(
  'act',
  actions,
  `expects one of ${actions.map(({ shape }) => shape.act._zod.def.values[0]).join(', ')}`,
)
export type DemonstrationAction = z.infer<typeof demonstrationAction>

const examOf = {
  theory: 'certification',
  quiz: 'course',
  nonCertification: 'course',
  topic: 'topic',
} as const

/** Returns the item that an action is about. */
export function referenceOf(action: DemonstrationAction): Reference {
  const to = (family: Family, id: number): Reference => ({ family, key: String(id) })
  if ('course' in action) return to('course', action.course)
  if ('certification' in action) return to('certification', action.certification)
  if ('classroom' in action) return to('classroom', action.classroom)
  if ('practicalExam' in action) return to('practicalExam', action.practicalExam)
  if ('exam' in action) return to(examOf[action.exam], action.id)
  return to(action.kind === 'workshop' ? 'classroom' : action.kind, action.id)
}

/** A person of the demonstration: an account of the embedded identity provider, and the person's past actions. */
export const demonstrationPerson = z.strictObject({
  email: z.email(),
  firstName: lineText,
  lastName: lineText,
  roles: z.array(
    z.union([
      z.enum(['editor', 'trainer', 'reviewer', 'finance']),
      z.string().check(z.refine(isLimitedEditor, 'expects "editor:site=eu" or "editor:language=de"')),
    ]),
  ),
  /** The folder of the site on which the person learns; `language` is the language they learn in. */
  site: z.string(),
  language: z.string(),
  profile: z.optional(
    z.strictObject({
      company: z.optional(lineText),
      phoneCode: z.optional(lineText),
      phoneNumber: z.optional(lineText),
      address: lineText,
      postcode: lineText,
      city: lineText,
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
    }),
  ),
  story: z.array(demonstrationAction),
})
export type DemonstrationPerson = z.infer<typeof demonstrationPerson>
