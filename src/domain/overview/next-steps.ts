import type { Certificate } from '../certificate/certificate.ts'
import { mustReEnrol } from '../certification/sub-title.ts'
import { otherSeller, type SellingSite } from '../order/offer.ts'
import type { Order } from '../order/order.ts'
import { isLive } from '../order/order-state.ts'
import type { OrderTarget } from '../order/order-target.ts'
import type { MyTraining } from '../schedule/my-training.ts'
import type { CourseGap, OpenCourse, OwnCertification, ResumePoint } from './overview.ts'

/**
 * Something that a learner does next: an attempt that is under way, something to be done by an instant or at
 * one, something that can be done now, and last of all learning on.
 */
export type LearningStep =
  | {
      kind: 'resumeExam' | 'sitExam' | 'reEnrol' | 'practicalExam' | 'apply' | 'credits'
      of: OwnCertification
      at: string | null
    }
  | { kind: Exclude<CourseGap, 'underReview'>; of: OpenCourse; certification: string; at: null }
  | {
      kind: 'pay'
      target: OrderTarget
      site: SellingSite | null
      /** The name of the item, and its language. */
      name: string
      language: string
      /** The zone in which the deadline of an order is told; null for a seat without an order. */
      zone: string | null
      at: string | null
    }
  | { kind: 'attend'; of: MyTraining; at: string }
  | { kind: 'renew'; of: Certificate; at: string | null }
  | { kind: 'continue'; of: ResumePoint; at: null }

export interface NextOf {
  resume: ResumePoint | null
  certifications: readonly OwnCertification[]
  trainings: readonly MyTraining[]
  orders: readonly Order[]
  certificates: readonly Certificate[]
}

const day = 24 * 60 * 60 * 1000
/** How far ahead a session is a next step, in milliseconds: two weeks. A practical exam is one from its booking. */
const near = 14 * day

/** Returns the learner's next steps, the most urgent first; `now` in milliseconds. */
export function nextSteps(of: NextOf, now: number): LearningStep[] {
  const steps = [
    ...of.certifications.flatMap((each) => stepIn(each, of, now)),
    ...payments(of),
    ...of.trainings.flatMap((each) => sessionStep(each, now)),
    ...of.certificates.flatMap(renewal),
  ]
  const going: LearningStep[] = of.resume ? [{ kind: 'continue', of: of.resume, at: null }] : []
  return [...steps.toSorted((one, other) => rank(one) - rank(other)), ...going]
}

/** An open attempt runs out first; then by date; what has none comes after. */
const rank = ({ kind, at }: LearningStep): number =>
  kind === 'resumeExam' ? Number.NEGATIVE_INFINITY : at === null ? Number.POSITIVE_INFINITY : Date.parse(at)

function stepIn(of: OwnCertification, { resume, trainings }: NextOf, now: number): LearningStep[] {
  const { status, childStatus, exam } = of
  if (childStatus === 'closed' || childStatus === 'underReview') return []
  if (exam.resumes) return [{ kind: 'resumeExam', of, at: null }]
  const lapsed = exam.closesAt !== null && Date.parse(exam.closesAt) < now
  const again =
    mustReEnrol({ status, childStatus }) || (status === 'exam' && (lapsed || exam.attemptsLeft === 0))
  if (again) return [{ kind: 'reEnrol', of, at: null }]
  if (status === 'exam') return [{ kind: 'sitExam', of, at: exam.closesAt }]
  if (status === 'learning') return learningSteps(of, resume)
  const booked = status === 'practicalExam' && trainings.some((each) => isBooked(each, of.id))
  return !booked && (status === 'practicalExam' || status === 'apply') ? [{ kind: status, of, at: null }] : []
}

/** The quizzes that are open; without one a compulsory course; where none is missing, more credits. */
function learningSteps(of: OwnCertification, resume: ResumePoint | null): LearningStep[] {
  const { openCourses, credits, name } = of
  const steps = openCourses.flatMap((course): LearningStep[] =>
    course.gap === 'underReview' ? [] : [{ kind: course.gap, of: course, certification: name, at: null }],
  )
  const quizzes = steps.filter(({ kind }) => kind !== 'course')
  if (quizzes.length > 0) return quizzes
  if (openCourses.some(({ id }) => id === resume?.courseId)) return []
  if (openCourses.length > 0) return steps.slice(0, 1)
  return credits.earned < credits.needed ? [{ kind: 'credits', of, at: null }] : []
}

/** Whether a place in a practical exam of the certification is held, paid or not: to come, or not graded yet. */
const isBooked = (of: MyTraining, certificationId: number): boolean =>
  of.kind === 'practicalExam' &&
  of.practicalExam.certificationId === certificationId &&
  (of.practicalExam.own.status === 'enrolled' || of.practicalExam.own.status === 'pending')

function payments({ orders, trainings }: NextOf): LearningStep[] {
  const live = orders.filter(({ state }) => isLive(state))
  const ordered: LearningStep[] = live.map(({ target, site, goods, language, zone, lapsesAt }) => {
    return { kind: 'pay', target, site, name: goods, language, zone, at: lapsesAt }
  })
  const held = trainings.flatMap((each): LearningStep[] => {
    if (each.kind === 'practicalExam') return []
    const { id, name, language, own, offer } = each.classroom
    const kind = each.kind === 'classroom' ? ('classroom' as const) : ('workshop' as const)
    const has = live.some(({ target }) => target.kind === kind && target.id === id)
    return own.status === 'pending' && own.payBy && !has
      ? [
          {
            kind: 'pay',
            target: { kind, id },
            site: otherSeller(offer),
            name,
            language,
            zone: null,
            at: own.payBy,
          },
        ]
      : []
  })
  return [...ordered, ...held]
}

function sessionStep(of: MyTraining, now: number): LearningStep[] {
  const session = of.kind === 'practicalExam' ? of.practicalExam : of.classroom
  const { own, startsAt, endsAt } = session
  const held = own.status === 'enrolled' || own.status === 'checkedIn'
  const soon = of.kind === 'practicalExam' || Date.parse(startsAt) - now <= near
  return held && soon && Date.parse(endsAt) > now ? [{ kind: 'attend', of, at: startsAt }] : []
}

const renewal = (of: Certificate): LearningStep[] =>
  of.renewable && (of.status === 'aboutToExpire' || of.status === 'expired')
    ? [{ kind: 'renew', of, at: of.validUntil }]
    : []
