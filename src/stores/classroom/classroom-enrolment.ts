import type { Failure, Result } from '../../api/result.ts'
import {
  cancelClassroom,
  cancelWorkshop,
  enrolInClassroom,
  enrolInWorkshop,
} from '../../contract/learning/classroom-enrolment.ts'
import type { ClassroomEntry } from '../../domain/classroom/classroom-entry.ts'
import type { ClassroomSummary } from '../../domain/classroom/classroom-summary.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import type { Place } from '../../routes.ts'
import { act } from '../act/act.ts'
import { reportUnreachable, toast } from '../notice/notices.ts'
import { leavesToPay } from '../payment/payment.ts'
import { $missingPrerequisites, showMissing } from '../prerequisite/prerequisite.ts'
import { liveItemOf } from '../resource/live.ts'
import { liveClassroom, orderKindOf } from './classroom.ts'

/** The facts about a classroom that the page hands to enrolling. */
export interface EnrollableClassroom
  extends Pick<ClassroomSummary, 'id' | 'certificationId' | 'venue' | 'needsApproval' | 'offer'> {
  /** The kind of the certification that it leads to; null without one. */
  kind: CertificationKind | null
}

/** The answers of the enrolment dialog: '' where nothing was typed. */
export interface ClassroomEnrolInput {
  code: string
  mails: boolean
  allergies: string
  diet: string
}

const signIn = 'enrolment:classroom.signIn'

const saidOf = {
  enrolled: 'enrolment:classroom.enrolled',
  pending: 'enrolment:underReview',
  waitlisted: 'enrolment:classroom.waitlisted',
} as const

/**
 * Enrols in a classroom, or leaves to pay first; waiting for a seat of a full classroom costs nothing.
 * Answers the failure that leaves the dialog open: of a code, or of the network.
 */
export async function enrolByClassroom(
  place: Place,
  wanted: EnrollableClassroom,
  wish: ClassroomEnrolInput,
): Promise<Failure | null> {
  let open: Failure | null = null
  await act(signIn, async () => {
    if (liveItemOf(liveClassroom.$live.get()) === undefined) await liveClassroom.load(wanted.id)
    const full = liveItemOf(liveClassroom.$live.get())?.classroom.seatsLeft === 0
    const pays = wanted.offer.kind === 'sold' && wish.code === '' && !full
    if (pays && (await leavesToPay(place, { kind: orderKindOf(wanted), id: wanted.id }))) return
    const answer = await send(wanted, wish)
    if (answer.ok) say(answer.value)
    else if (!showMissing(answer.failure)) {
      reportUnreachable(answer.failure)
      if (wish.code !== '' || answer.failure.kind !== 'refused') open = answer.failure
    }
    await liveClassroom.load(wanted.id)
  })
  return open
}

/**
 * Shows the certification that the learner has to be enrolled in first, before anything else is asked, and tells whether one is
 * missing. While the classroom can't be loaded nobody is stopped here.
 */
export async function missesCertification({ id }: EnrollableClassroom): Promise<boolean> {
  if (!liveItemOf(liveClassroom.$live.get())) await liveClassroom.load(id)
  const requires = liveItemOf(liveClassroom.$live.get())?.classroom.requires
  if (requires) $missingPrerequisites.set([requires])
  return !!requires
}

function say({ own }: ClassroomEntry): void {
  const words = saidOf[own.status as keyof typeof saidOf]
  if (words) toast(words)
}

function send(
  { id, certificationId }: EnrollableClassroom,
  { code, mails, allergies, diet }: ClassroomEnrolInput,
): Promise<Result<ClassroomEntry>> {
  const { api } = environment()
  const wish = {
    classroomId: id,
    emailNotification: mails ? ('subscribed' as const) : ('notSubscribed' as const),
    ...(allergies && { allergies }),
    ...(diet && { diet }),
  }
  return certificationId === null
    ? api.call(enrolInWorkshop, wish)
    : api.call(
        enrolInClassroom,
        { ...wish, ...(code && { code }) },
        code ? { shownByCaller: 'refusals' } : {},
      )
}

/** Gives the learner's seat back, or their place on the waiting list. */
export const cancel = ({ id, certificationId }: EnrollableClassroom): Promise<void> =>
  act(signIn, async () => {
    const answer = await environment().api.call(certificationId === null ? cancelWorkshop : cancelClassroom, {
      classroomId: id,
    })
    if (answer.ok) toast('enrolment:classroom.cancelled')
    else reportUnreachable(answer.failure)
    await liveClassroom.load(id)
  })
