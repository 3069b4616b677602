import type { Failure, Result } from '../api/result.ts'
import { applyForCertificate } from '../contract/certificate.ts'
import {
  acknowledgeUpdate,
  enrolInCertification,
  reEnrolInCertification,
  updateCertification,
} from '../contract/certification-enrolment.ts'
import { enrolByCode } from '../contract/invitation.ts'
import type { Certification } from '../domain/certification/certification.ts'
import type { EmailNotification } from '../domain/enrolment/enrolment.ts'
import { environment } from '../environment/environment.ts'
import { type Place, routes } from '../routes.ts'
import { act, sayUnreachable } from './act.ts'
import { examAddress } from './address.ts'
import { certification } from './certification.ts'
import { itemOf } from './live.ts'
import { toast } from './notices.ts'
import { leavesToPay } from './payment.ts'
import { missesAny, showMissing } from './prerequisite.ts'

/** What the page knows of the certification that is enrolled in. */
export interface Enrollable extends Pick<Certification, 'id' | 'kind' | 'name' | 'needsCode'> {
  charged: boolean
}

/** What the dialog asked. Without a code: ''. */
export interface EnrolmentWish {
  code: string
  mails: boolean
}

const signIn = 'enrolment:certification.signIn'
const notificationOf = (mails: boolean): EmailNotification => (mails ? 'subscribed' : 'notSubscribed')

/**
 * Enrols by the code where there is one, else by paying where it is charged, else at once. Answers what the dialog says
 * beside its field: only a refused code leaves it open. Specification 1, sections 4 and 5.
 */
export async function enrol(place: Place, wanted: Enrollable, wish: EnrolmentWish): Promise<Failure | null> {
  let refused: Failure | null = null
  await act(signIn, async () => {
    if (wish.code === '' && wanted.charged && (await goesToPay(place, wanted.id))) return
    const answer = await send(wanted.id, wish)
    if (answer.ok) toast('enrolment:certification.enrolled')
    else if (!showMissing(answer.failure)) {
      if (wish.code !== '') refused = answer.failure
      else sayUnreachable(answer.failure)
    }
    await certification.load(wanted.id)
  })
  return refused
}

/** True: the reader goes to pay, or is told what is missing before. */
async function goesToPay(place: Place, id: number): Promise<boolean> {
  const { prerequisites = [] } = itemOf(certification.$live.get()) ?? {}
  return (await missesAny(prerequisites)) || leavesToPay(place, { kind: 'certification', id })
}

function send(id: number, { code, mails }: EnrolmentWish): Promise<Result<unknown>> {
  const { api } = environment()
  const emailNotificationStatus = notificationOf(mails)
  return code === ''
    ? api.call(enrolInCertification, { certificationId: id, emailNotificationStatus })
    : api.call(enrolByCode, { code, relationId: id, relationType: 'certification', emailNotificationStatus })
}

/** An act without a dialog of its own: the certification is asked again whatever the answer was. */
const actOn = (id: number, done: string, ask: () => Promise<Result<unknown>>): Promise<void> =>
  act(signIn, async () => {
    const answer = await ask()
    if (answer.ok) toast(done)
    else sayUnreachable(answer.failure)
    await certification.load(id)
  })

/** Begins again, with progress 0; what was is history. */
export const reEnrol = (id: number): Promise<void> =>
  actOn(id, 'enrolment:certification.enrolled', () =>
    environment().api.call(reEnrolInCertification, { releaseCertificationId: id }),
  )

/** Applies for the certificate; the decision comes within three business days. */
export const apply = (id: number): Promise<void> =>
  actOn(id, 'enrolment:certification.applied', () =>
    environment().api.call(applyForCertificate, { releaseCertificationId: id }),
  )

/** Goes on in the newer release, on its own page. */
export const update = (place: Place, id: number, newer: number): Promise<void> =>
  act(signIn, async () => {
    const { api, navigation } = environment()
    const answer = await api.call(updateCertification, { id: newer, releaseCertificationId: id })
    if (answer.ok) return navigation.go(routes.certification(place, newer))
    sayUnreachable(answer.failure)
    await certification.load(id)
  })

/** Keeps that the learner was told; nobody is told twice. */
export async function acknowledge(id: number, updateId: number): Promise<void> {
  await environment().api.call(acknowledgeUpdate, { id: updateId })
  await certification.load(id)
}

/** Leaves for the theory exam. */
export const startTheoryExam = (place: Place, id: number): void =>
  environment().navigation.go(examAddress(place, 'theory', id))
