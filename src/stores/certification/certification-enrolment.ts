import type { Failure, Result } from '../../api/result.ts'
import { applyForCertificate } from '../../contract/learning/certificate.ts'
import {
  acknowledgeUpdate,
  enrolInCertification,
  reEnrolInCertification,
  updateCertification,
} from '../../contract/learning/certification-enrolment.ts'
import { enrolByCode } from '../../contract/learning/invitation.ts'
import type { Certification } from '../../domain/certification/certification.ts'
import type { SubscriptionStatus } from '../../domain/enrolment/enrolment.ts'
import type { LowestExamPrice } from '../../domain/practical-exam/lowest-exam-price.ts'
import { environment } from '../../environment/environment.ts'
import { examUrl } from '../../query/exam.ts'
import { type Place, routes } from '../../routes.ts'
import { performAction } from '../action/action.ts'
import { type NoticeKey, reportUnreachable, showToast } from '../notice/notices.ts'
import { redirectToPayment } from '../payment/payment.ts'
import { isPrerequisiteMissing, openIfPrerequisiteMissing } from '../prerequisite/prerequisite.ts'
import { liveItemOf } from '../resource/live.ts'
import { liveCertification } from './certification.ts'

/** The data that the page passes to the enrolment in a certification. */
export interface EnrollableCertification
  extends Pick<Certification, 'id' | 'kind' | 'name' | 'needsCode' | 'offer'> {
  /** The fee of the certification's practical exam; null if all dates are free of charge. */
  examPrice: LowestExamPrice | null
}

/**
 * The input of the enrolment dialog. `code` is '' if no code was typed; `mails` is whether the learner wants emails
 * about the certification.
 */
export interface CertificationEnrolInput {
  code: string
  mails: boolean
}

const signIn = 'enrolment:certification.signIn'
const notificationOf = (mails: boolean): SubscriptionStatus => (mails ? 'subscribed' : 'notSubscribed')

/**
 * Enrols in a certification: with the code if one was typed, otherwise through the payment page if there is a fee,
 * otherwise directly. Returns the failure if a code was typed, so that the dialog stays open and shows it beside the
 * code field; otherwise null. Specification 1, sections 4 and 5.
 */
export async function startCertificationEnrolment(
  place: Place,
  certification: EnrollableCertification,
  input: CertificationEnrolInput,
): Promise<Failure | null> {
  let refused: Failure | null = null
  await performAction(signIn, async () => {
    if (
      input.code === '' &&
      certification.offer.kind === 'sold' &&
      (await showsPrerequisitesOrPayment(place, certification.id))
    )
      return
    const result = await send(certification.id, input)
    if (result.ok) showToast('enrolment:certification.enrolled')
    else if (!openIfPrerequisiteMissing(result.failure)) {
      if (input.code !== '') refused = result.failure
      else reportUnreachable(result.failure)
    }
    await liveCertification.reload(certification.id)
  })
  return refused
}

/**
 * Shows the missing prerequisites if there are any, else opens the payment page if there is a fee. Returns whether
 * it did either.
 */
async function showsPrerequisitesOrPayment(place: Place, id: number): Promise<boolean> {
  const { prerequisites = [] } = liveItemOf(liveCertification.$live.get()) ?? {}
  return (
    (await isPrerequisiteMissing(prerequisites)) || redirectToPayment(place, { kind: 'certification', id })
  )
}

function send(id: number, { code, mails }: CertificationEnrolInput): Promise<Result<unknown>> {
  const { api } = environment()
  const emailNotification = notificationOf(mails)
  return code === ''
    ? api.call(enrolInCertification, { certificationId: id, emailNotification })
    : api.call(enrolByCode, { code, kind: 'certification', targetId: id, emailNotification })
}

/**
 * Performs an action that needs no dialog, then loads the certification again, whether the action succeeded or not.
 */
const runOnCertification = (
  id: number,
  doneMessage: NoticeKey,
  sendCall: () => Promise<Result<unknown>>,
): Promise<void> =>
  performAction(signIn, async () => {
    const result = await sendCall()
    if (result.ok) showToast(doneMessage)
    else reportUnreachable(result.failure)
    await liveCertification.reload(id)
  })

/** Enrols again with progress 0; earlier results stay in the history. */
export const enrolAgain = (id: number): Promise<void> =>
  runOnCertification(id, 'enrolment:certification.enrolled', () =>
    environment().api.call(reEnrolInCertification, { certificationId: id }),
  )

/**
 * Applies for the certificate; reviewers decide within three business days. The new status is shown before the
 * certification is loaded again. Otherwise the page would offer a second application while a slow network loads it.
 */
export const submitApplication = (id: number): Promise<void> =>
  runOnCertification(id, 'enrolment:certification.applied', async () => {
    const result = await environment().api.call(applyForCertificate, { certificationId: id })
    if (result.ok) liveCertification.change({ status: 'finish' })
    return result
  })

/** Moves the enrolment to the newer version of the certification and opens the page of that version. */
export const switchToNewerVersion = (place: Place, id: number, newer: number): Promise<void> =>
  performAction(signIn, async () => {
    const { api, navigation } = environment()
    const result = await api.call(updateCertification, { certificationId: id, newerId: newer })
    if (result.ok) return navigation.go(routes.certification(place, newer))
    reportUnreachable(result.failure)
    await liveCertification.reload(id)
  })

/** Records that the learner has seen an update, so that it is not shown again. */
export async function acknowledgeCertificationUpdate(id: number, updateId: number): Promise<void> {
  await environment().api.call(acknowledgeUpdate, { id: updateId })
  await liveCertification.reload(id)
}

/** Opens the page of the theory exam. */
export const openTheoryExamPage = (place: Place, id: number): void =>
  environment().navigation.go(examUrl(place, 'theory', id))
