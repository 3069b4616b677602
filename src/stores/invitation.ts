import { atom } from 'nanostores'
import type { Failure } from '../api/result.ts'
import type { AnswerOf } from '../contract/call.ts'
import { getClassroom } from '../contract/classroom.ts'
import { getCourse } from '../contract/course.ts'
import {
  acceptInvitation,
  enrolInExamByCode,
  getInvitation,
  getInvitedCertification,
} from '../contract/invitation.ts'
import { getPracticalExam } from '../contract/practical-exam.ts'
import { environment } from '../environment/environment.ts'
import { type Place, routes } from '../routes.ts'
import { act } from './act.ts'
import { showMissing } from './prerequisite.ts'

export type Letter = AnswerOf<typeof getInvitation>

/** What a letter invites to: its name, in the language that it is in. */
export interface Invited {
  name: string
  language: string
}

/** A letter: none yet, read, refused, or used. */
export type Invitation =
  | { state: 'none' }
  | { state: 'reading'; code: string }
  | { state: 'refused'; code: string; failure: Failure }
  | {
      state: 'read' | 'accepted'
      code: string
      letter: Letter
      invited: Invited | null
      failure: Failure | null
    }

export const $invitation = atom<Invitation>({ state: 'none' })

const signIn = 'enrolment:invitation.signIn'

/** The code that the page's address brings, or ''. */
export function codeOfAddress(): string {
  const query = environment().navigation.query()
  return (query.get('invitationCode') ?? query.get('code') ?? '').trim().slice(0, 100)
}

/** Reads a letter. The code stays in the address, so that sign-on comes back to it. */
export async function read(address: string, code: string): Promise<void> {
  const { api, navigation } = environment()
  if (code !== codeOfAddress()) navigation.show(`${address}?${new URLSearchParams({ invitationCode: code })}`)
  $invitation.set({ state: 'reading', code })
  const answer = await api.call(getInvitation, { invitationCode: code })
  if (!answer.ok) return $invitation.set({ state: 'refused', code, failure: answer.failure })
  const invited = await invitedOf(code, answer.value)
  $invitation.set({ state: 'read', code, letter: answer.value, invited, failure: null })
}

/** What the letter is for, by name; null where it is not shown here. */
async function invitedOf(code: string, { kind, subjectId: id }: Letter): Promise<Invited | null> {
  const { api } = environment()
  const answer =
    kind === 'certification'
      ? await api.call(getInvitedCertification, { code })
      : kind === 'classroom'
        ? await api.call(getClassroom, { id })
        : kind === 'practicalExam'
          ? await api.call(getPracticalExam, { id })
          : await api.call(getCourse, { id })
  return answer.ok ? { name: answer.value.name, language: answer.value.language } : null
}

/** Accepts the letter. Why it is not taken stands beside the field. Specification 2, section 8. */
export const accept = (mails: boolean): Promise<void> =>
  act(signIn, async () => {
    const now = $invitation.get()
    if (now.state !== 'read') return
    const answer = await use(now.code, now.letter, mails)
    if (answer.ok) return $invitation.set({ ...now, state: 'accepted', failure: null })
    $invitation.set({ ...now, failure: showMissing(answer.failure) ? null : answer.failure })
  })

function use(code: string, { kind, subjectId }: Letter, mails: boolean) {
  const { api } = environment()
  return kind === 'practicalExam'
    ? api.call(enrolInExamByCode, { code, practicalExamId: subjectId })
    : api.call(acceptInvitation, {
        invitationCode: code,
        emailNotificationStatus: mails ? 'subscribed' : 'notSubscribed',
      })
}

const pageOf = {
  certification: routes.certification,
  course: routes.course,
  classroom: routes.classroom,
  practicalExam: routes.practicalExam,
} as const satisfies Record<Letter['kind'], (place: Place, id: number) => string>

/** The page of what a letter invites to. */
export const subjectAddress = (place: Place, { kind, subjectId }: Letter): string =>
  pageOf[kind](place, subjectId)
