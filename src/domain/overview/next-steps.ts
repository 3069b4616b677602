import type { Certificate } from '../certificate/certificate.ts'
import { shouldReEnrol } from '../certification/sub-title.ts'
import { otherSellingSiteOf, type SellingSite } from '../order/offer.ts'
import type { Order } from '../order/order.ts'
import { isPayable } from '../order/order-state.ts'
import type { OrderTarget } from '../order/order-target.ts'
import type { MyTraining } from '../schedule/my-training.ts'
import type { MissingCreditReason, MyCertification, ResumePoint, UncreditedCourse } from './overview.ts'

/**
 * A next step of a learner: an open attempt, a step with a deadline or a date, a step that is possible now, or a
 * course that the learner can continue. `at` is the deadline or date; `of` is the item of the step.
 */
export type LearningStep =
  | {
      kind: 'resumeExam' | 'sitExam' | 'reEnrol' | 'practicalExam' | 'apply' | 'credits'
      of: MyCertification
      at: string | null
    }
  | {
      kind: Exclude<MissingCreditReason, 'underReview'>
      of: UncreditedCourse
      certification: string
      at: null
    }
  | {
      kind: 'pay'
      target: OrderTarget
      site: SellingSite | null
      /** The name of the item; `language` is the language of the name. */
      name: string
      language: string
      /** The time zone in which the deadline of an order is shown; null for a seat without an order. */
      zone: string | null
      at: string | null
    }
  | { kind: 'attend'; of: MyTraining; at: string }
  | { kind: 'renew'; of: Certificate; at: string | null }
  | { kind: 'continue'; of: ResumePoint; at: null }

export interface NextStepSources {
  resume: ResumePoint | null
  certifications: readonly MyCertification[]
  trainings: readonly MyTraining[]
  orders: readonly Order[]
  certificates: readonly Certificate[]
}

const day = 24 * 60 * 60 * 1000
/**
 * A session becomes a next step this long before its start, in milliseconds: two weeks. A practical exam is a next
 * step as soon as it is booked.
 */
const sessionHorizon = 14 * day

/** Returns the learner's next steps, the most urgent first; `now` in milliseconds. */
export function listNextSteps(learner: NextStepSources, now: number): LearningStep[] {
  const steps = [
    ...learner.certifications.flatMap((each) => certificationSteps(each, learner, now)),
    ...paymentSteps(learner),
    ...learner.trainings.flatMap((each) => sessionStep(each, now)),
    ...learner.certificates.flatMap(renewalStep),
  ]
  const continuing: LearningStep[] = learner.resume
    ? [{ kind: 'continue', of: learner.resume, at: null }]
    : []
  return [...steps.toSorted((one, other) => rank(one) - rank(other)), ...continuing]
}

/**
 * Returns the sort key of a step. Open attempts come first, then steps by their date, and steps without a date
 * last.
 */
const rank = ({ kind, at }: LearningStep): number =>
  kind === 'resumeExam' ? Number.NEGATIVE_INFINITY : at === null ? Number.POSITIVE_INFINITY : Date.parse(at)

function certificationSteps(
  of: MyCertification,
  { resume, trainings }: NextStepSources,
  now: number,
): LearningStep[] {
  const { status, childStatus, exam } = of
  if (childStatus === 'closed' || childStatus === 'underReview') return []
  if (exam.resumes) return [{ kind: 'resumeExam', of, at: null }]
  const isWindowOver = exam.closesAt !== null && Date.parse(exam.closesAt) < now
  const isReEnrolmentNeeded =
    shouldReEnrol({ status, childStatus }) || (status === 'exam' && (isWindowOver || exam.attemptsLeft === 0))
  if (isReEnrolmentNeeded) return [{ kind: 'reEnrol', of, at: null }]
  if (status === 'exam') return [{ kind: 'sitExam', of, at: exam.closesAt }]
  if (status === 'learning') return learningSteps(of, resume)
  const hasBooking = status === 'practicalExam' && trainings.some((each) => isBooked(each, of.id))
  return !hasBooking && (status === 'practicalExam' || status === 'apply')
    ? [{ kind: status, of, at: null }]
    : []
}

/**
 * Returns the steps for the open quizzes. If there are none, returns the step for the first open course; if there
 * is no open course either, a step to earn more credits.
 */
function learningSteps(of: MyCertification, resume: ResumePoint | null): LearningStep[] {
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

/** Whether a training is a booked practical exam of the certification, paid or not, that is not graded yet. */
const isBooked = (training: MyTraining, certificationId: number): boolean =>
  training.kind === 'practicalExam' &&
  training.practicalExam.certificationId === certificationId &&
  (training.practicalExam.own.status === 'enrolled' || training.practicalExam.own.status === 'pending')

function paymentSteps({ orders, trainings }: NextStepSources): LearningStep[] {
  const activeOrders = orders.filter(({ state }) => isPayable(state))
  const ofOrders: LearningStep[] = activeOrders.map(({ target, site, goods, language, zone, expiresAt }) => {
    return { kind: 'pay', target, site, name: goods, language, zone, at: expiresAt }
  })
  const ofSeats = trainings.flatMap((each): LearningStep[] => {
    if (each.kind === 'practicalExam') return []
    const { id, name, language, own, offer } = each.classroom
    const kind = each.kind === 'classroom' ? ('classroom' as const) : ('workshop' as const)
    const hasOrder = activeOrders.some(({ target }) => target.kind === kind && target.id === id)
    return own.status === 'pending' && own.payBy && !hasOrder
      ? [
          {
            kind: 'pay',
            target: { kind, id },
            site: otherSellingSiteOf(offer),
            name,
            language,
            zone: null,
            at: own.payBy,
          },
        ]
      : []
  })
  return [...ofOrders, ...ofSeats]
}

function sessionStep(of: MyTraining, now: number): LearningStep[] {
  const session = of.kind === 'practicalExam' ? of.practicalExam : of.classroom
  const { own, startsAt, endsAt } = session
  const hasSeat = own.status === 'enrolled' || own.status === 'checkedIn'
  const isSoon = of.kind === 'practicalExam' || Date.parse(startsAt) - now <= sessionHorizon
  return hasSeat && isSoon && Date.parse(endsAt) > now ? [{ kind: 'attend', of, at: startsAt }] : []
}

const renewalStep = (of: Certificate): LearningStep[] =>
  of.renewable && (of.status === 'aboutToExpire' || of.status === 'expired')
    ? [{ kind: 'renew', of, at: of.validUntil }]
    : []
