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
import { performAction } from '../action/action.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'
import { redirectToPayment } from '../payment/payment.ts'
import { $missingPrerequisites, openIfPrerequisiteMissing } from '../prerequisite/prerequisite.ts'
import { liveItemOf } from '../resource/live.ts'
import { liveClassroom, orderKindOf } from './classroom.ts'

/** The data that the page passes to the enrolment in a classroom. */
export interface EnrollableClassroom
  extends Pick<ClassroomSummary, 'id' | 'certificationId' | 'venue' | 'needsApproval' | 'offer'> {
  /** The kind of the certification that the classroom belongs to; null if it belongs to no certification. */
  kind: CertificationKind | null
}

/** The input of the enrolment dialog. An empty field has the value ''. */
export interface ClassroomEnrolInput {
  code: string
  mails: boolean
  allergies: string
  diet: string
}

const signIn = 'enrolment:classroom.signIn'

const toastByStatus = {
  enrolled: 'enrolment:classroom.enrolled',
  pending: 'enrolment:underReview',
  waitlisted: 'enrolment:classroom.waitlisted',
} as const

/**
 * Enrols in a classroom, or opens the payment page first. A place on the waiting list of a full classroom is free
 * of charge. Returns the failure that keeps the dialog open: a refused code or a lost connection.
 */
export async function enrolByClassroom(
  place: Place,
  target: EnrollableClassroom,
  input: ClassroomEnrolInput,
): Promise<Failure | null> {
  let failure: Failure | null = null
  await performAction(signIn, async () => {
    if (liveItemOf(liveClassroom.$live.get()) === undefined) await liveClassroom.load(target.id)
    const full = liveItemOf(liveClassroom.$live.get())?.classroom.seatsLeft === 0
    const pays = target.offer.kind === 'sold' && input.code === '' && !full
    if (pays && (await redirectToPayment(place, { kind: orderKindOf(target), id: target.id }))) return
    const result = await send(target, input)
    if (result.ok) showEnrolmentToast(result.value)
    else if (!openIfPrerequisiteMissing(result.failure)) {
      reportUnreachable(result.failure)
      if (input.code !== '' || result.failure.kind !== 'refused') failure = result.failure
    }
    await liveClassroom.reload(target.id)
  })
  return failure
}

/**
 * Returns whether the learner has to enrol in a certification first. If so, that certification is shown and the
 * dialog does not open. Returns false if the classroom can't be loaded, because the server checks this again.
 */
export async function isCertificationMissing({ id }: EnrollableClassroom): Promise<boolean> {
  if (!liveItemOf(liveClassroom.$live.get())) await liveClassroom.load(id)
  const requires = liveItemOf(liveClassroom.$live.get())?.classroom.requires
  if (requires) $missingPrerequisites.set([requires])
  return !!requires
}

function showEnrolmentToast({ own }: ClassroomEntry): void {
  const text = toastByStatus[own.status as keyof typeof toastByStatus]
  if (text) showToast(text)
}

function send(
  { id, certificationId }: EnrollableClassroom,
  { code, mails, allergies, diet }: ClassroomEnrolInput,
): Promise<Result<ClassroomEntry>> {
  const { api } = environment()
  const request = {
    classroomId: id,
    emailNotification: mails ? ('subscribed' as const) : ('notSubscribed' as const),
    ...(allergies && { allergies }),
    ...(diet && { diet }),
  }
  return certificationId === null
    ? api.call(enrolInWorkshop, request)
    : api.call(
        enrolInClassroom,
        { ...request, ...(code && { code }) },
        code ? { shownByCaller: 'refusals' } : {},
      )
}

/** Cancels the learner's seat in a classroom, or the learner's place on its waiting list. */
export const cancelClassroomEnrolment = ({ id, certificationId }: EnrollableClassroom): Promise<void> =>
  performAction(signIn, async () => {
    const result = await environment().api.call(certificationId === null ? cancelWorkshop : cancelClassroom, {
      classroomId: id,
    })
    if (result.ok) showToast('enrolment:classroom.cancelled')
    else reportUnreachable(result.failure)
    await liveClassroom.reload(id)
  })
