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
import type { EmailNotification } from '../../domain/enrolment/enrolment.ts'
import type { PublicPrice } from '../../domain/order/public-price.ts'
import { environment } from '../../environment/environment.ts'
import { examAddress } from '../../query/exam.ts'
import { type Place, routes } from '../../routes.ts'
import { act } from '../act/act.ts'
import { type NoticeKey, reportUnreachable, toast } from '../notice/notices.ts'
import { leavesToPay } from '../payment/payment.ts'
import { missesAny, showMissing } from '../prerequisite/prerequisite.ts'
import { liveItemOf } from '../resource/live.ts'
import { liveCertification } from './certification.ts'

/** The facts about a certification that the page hands to enrolling. */
export interface EnrollableCertification
  extends Pick<Certification, 'id' | 'kind' | 'name' | 'needsCode' | 'offer'> {
  /** What its practical exam costs; null where that costs nothing. */
  examPrice: PublicPrice | null
}

/** The answers of the enrolment dialog; `code` is '' without one. */
export interface CertificationEnrolInput {
  code: string
  mails: boolean
}

const signIn = 'enrolment:certification.signIn'
const notificationOf = (mails: boolean): EmailNotification => (mails ? 'subscribed' : 'notSubscribed')

/**
 * Enrols by the code where there is one, else by paying where it is charged, else at once. Answers the
 * failure that the dialog shows beside its field: only a refused code leaves it open. Specification 1,
 * sections 4 and 5.
 */
export async function enrolByCertification(
  place: Place,
  wanted: EnrollableCertification,
  wish: CertificationEnrolInput,
): Promise<Failure | null> {
  let refused: Failure | null = null
  await act(signIn, async () => {
    if (wish.code === '' && wanted.offer.kind === 'sold' && (await goesToPay(place, wanted.id))) return
    const answer = await send(wanted.id, wish)
    if (answer.ok) toast('enrolment:certification.enrolled')
    else if (!showMissing(answer.failure)) {
      if (wish.code !== '') refused = answer.failure
      else reportUnreachable(answer.failure)
    }
    await liveCertification.load(wanted.id)
  })
  return refused
}

/** Leaves for the payment page, or shows the missing prerequisites first; true where either happened. */
async function goesToPay(place: Place, id: number): Promise<boolean> {
  const { prerequisites = [] } = liveItemOf(liveCertification.$live.get()) ?? {}
  return (await missesAny(prerequisites)) || leavesToPay(place, { kind: 'certification', id })
}

function send(id: number, { code, mails }: CertificationEnrolInput): Promise<Result<unknown>> {
  const { api } = environment()
  const emailNotification = notificationOf(mails)
  return code === ''
    ? api.call(enrolInCertification, { certificationId: id, emailNotification })
    : api.call(enrolByCode, { code, kind: 'certification', targetId: id, emailNotification })
}

/** Runs an act that has no dialog; afterwards the certification is asked for again, whatever the answer was. */
const actOn = (id: number, done: NoticeKey, ask: () => Promise<Result<unknown>>): Promise<void> =>
  act(signIn, async () => {
    const answer = await ask()
    if (answer.ok) toast(done)
    else reportUnreachable(answer.failure)
    await liveCertification.load(id)
  })

/** Begins a certification again, with progress 0; what was learned is history. */
export const beginAgain = (id: number): Promise<void> =>
  actOn(id, 'enrolment:certification.enrolled', () =>
    environment().api.call(reEnrolInCertification, { certificationId: id }),
  )

/** Applies for the certificate, about which reviewers decide within three business days. */
export const apply = (id: number): Promise<void> =>
  actOn(id, 'enrolment:certification.applied', () =>
    environment().api.call(applyForCertificate, { certificationId: id }),
  )

/** Continues in the newer release, and goes to its page. */
export const continueInRelease = (place: Place, id: number, newer: number): Promise<void> =>
  act(signIn, async () => {
    const { api, navigation } = environment()
    const answer = await api.call(updateCertification, { certificationId: id, newerId: newer })
    if (answer.ok) return navigation.go(routes.certification(place, newer))
    reportUnreachable(answer.failure)
    await liveCertification.load(id)
  })

/** Tells the server that the learner was told about an update; nobody is told twice. */
export async function acknowledgeRelease(id: number, updateId: number): Promise<void> {
  await environment().api.call(acknowledgeUpdate, { id: updateId })
  await liveCertification.load(id)
}

/** Goes to the page of the theory exam. */
export const startTheoryExam = (place: Place, id: number): void =>
  environment().navigation.go(examAddress(place, 'theory', id))
