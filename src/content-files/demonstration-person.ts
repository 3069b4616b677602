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

const act = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ at, act: z.literal(name), ...shape })

const certification = { certification: contentId }
const orderedItem = { kind: orderKind, id: contentId }

const acts = [
  act('enrolInCourse', { course: contentId }),
  /** Watches a whole course or video, or a number of seconds of one chapter. */
  act('watch', {
    course: contentId,
    chapter: z.optional(contentId),
    seconds: z.optional(z.int().check(z.minimum(1))),
  }),
  /** Takes an exam: starts it, answers `right` questions correctly and the others wrongly, and submits it. */
  act('sitExam', { exam: examKind, id: contentId, right: z.int().check(z.minimum(0)) }),
  act('enrolInCertification', certification),
  act('applyForCertificate', certification),
  /** The reviewer approves the certificate. */
  act('approveCertificate', certification),
  act('enrolInClassroom', { classroom: contentId }),
  act('enrolInPracticalExam', { practicalExam: contentId }),
  act('placeOrder', { ...orderedItem, payType }),
  /** Pays an order: the payment provider reports the payment, or the finance staff confirm a transfer. */
  act('payOrder', orderedItem),
  act('cancelOrder', orderedItem),
  /** Reports a failed payment by a notification from the provider. */
  act('failOrder', orderedItem),
] as const

/** An action of a person of the demonstration. Each action uses the same service as the actions of real users. */
export const demonstrationAction = z.discriminatedUnion(
  'act',
  acts,
  `expects one of ${acts.map(({ shape }) => shape.act._zod.def.values[0]).join(', ')}`,
)
export type DemonstrationAction = z.infer<typeof demonstrationAction>

const examOf = {
  theory: 'certification',
  quiz: 'course',
  nonCertification: 'course',
  topic: 'topic',
} as const

/** Returns the item that an action is about. */
export function referenceOf(act: DemonstrationAction): Reference {
  const to = (family: Family, id: number): Reference => ({ family, key: String(id) })
  if ('course' in act) return to('course', act.course)
  if ('certification' in act) return to('certification', act.certification)
  if ('classroom' in act) return to('classroom', act.classroom)
  if ('practicalExam' in act) return to('practicalExam', act.practicalExam)
  if ('exam' in act) return to(examOf[act.exam], act.id)
  return to(act.kind === 'workshop' ? 'classroom' : act.kind, act.id)
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
