import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { getClassroom } from '../../contract/catalogue/classroom.ts'
import { getCourse } from '../../contract/catalogue/course.ts'
import { getPracticalExam } from '../../contract/catalogue/practical-exam.ts'
import {
  acceptInvitation,
  enrolInExamByCode,
  getInvitation,
  getInvitedCertification,
} from '../../contract/learning/invitation.ts'
import type { AnswerOf } from '../../contract/protocol/call.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import { invitationQuery, parseInvitationCode } from '../../query/invitation.ts'
import { type Place, routes } from '../../routes.ts'
import { act, ensureMayEnrol } from '../act/act.ts'
import { showMissing } from '../prerequisite/prerequisite.ts'

/** The facts of a letter that the server tells to whoever has its code. */
export type LetterFacts = AnswerOf<typeof getInvitation>

/** The item that a letter invites to: its name, the language of the name, and the kind of certification that it leads to. */
export interface InvitedItem {
  name: string
  language: string
  leadsTo: CertificationKind | null
}

/** The state of the letter on the page: none yet, read, refused, or used. */
export type Invitation =
  | { state: 'none' }
  | { state: 'reading'; code: string }
  | { state: 'refused'; code: string; failure: Failure }
  | {
      state: 'read' | 'accepted'
      code: string
      letter: LetterFacts
      invited: InvitedItem | null
      failure: Failure | null
    }

export const $invitation = atom<Invitation>({ state: 'none' })

const signIn = 'enrolment:invitation.signIn'

/** The code in the page's address, or ''. */
export const codeOfAddress = (): string => parseInvitationCode(environment().navigation.query())

/** Reads a letter by its code. The code stays in the address, so that it is there after sign-on. Only the newest code's answer counts. */
export async function read(address: string, code: string): Promise<void> {
  const { api, navigation } = environment()
  if (code !== codeOfAddress()) navigation.show(address + invitationQuery(code))
  $invitation.set({ state: 'reading', code })
  const isNewest = () => {
    const now = $invitation.get()
    return now.state === 'reading' && now.code === code
  }
  const answer = await api.call(getInvitation, { code })
  const invited = answer.ok ? await invitedOf(code, answer.value) : null
  if (!isNewest()) return
  if (!answer.ok) return $invitation.set({ state: 'refused', code, failure: answer.failure })
  $invitation.set({ state: 'read', code, letter: answer.value, invited, failure: null })
}

/** The item that a letter invites to; null where the site doesn't show it. */
async function invitedOf(code: string, letter: LetterFacts): Promise<InvitedItem | null> {
  const [item, leadsTo] = await Promise.all([itemOf(code, letter), kindOf(code, letter)])
  return item && { ...item, leadsTo: leadsTo ?? item.leadsTo }
}

async function itemOf(code: string, { kind, targetId: id }: LetterFacts): Promise<InvitedItem | null> {
  const { api } = environment()
  const answer =
    kind === 'certification'
      ? await api.call(getInvitedCertification, { code })
      : kind === 'classroom'
        ? await api.call(getClassroom, { id })
        : kind === 'practicalExam'
          ? await api.call(getPracticalExam, { id })
          : await api.call(getCourse, { id })
  if (!answer.ok) return null
  const { name, language } = answer.value
  return { name, language, leadsTo: 'kind' in answer.value ? answer.value.kind : null }
}

/** The kind of the certification that a letter's session belongs to; null for what tells its kind itself. */
async function kindOf(code: string, { kind }: LetterFacts): Promise<CertificationKind | null> {
  if (kind !== 'classroom' && kind !== 'practicalExam') return null
  const answer = await environment().api.call(getInvitedCertification, { code })
  return answer.ok ? answer.value.kind : null
}

/** Accepts the letter. A refusal is shown beside the field. Specification 2, section 8. */
export async function accept(mails: boolean): Promise<void> {
  const now = $invitation.get()
  if (now.state !== 'read' || !(await ensureMayEnrol(signIn, now.invited?.leadsTo ?? null, 'accept'))) return
  await act(signIn, async () => {
    const answer = await use(now.code, now.letter, mails)
    if (answer.ok) return $invitation.set({ ...now, state: 'accepted', failure: null })
    $invitation.set({ ...now, failure: showMissing(answer.failure) ? null : answer.failure })
  })
}

function use(code: string, { kind, targetId }: LetterFacts, mails: boolean) {
  const { api } = environment()
  return kind === 'practicalExam'
    ? api.call(enrolInExamByCode, { code, practicalExamId: targetId })
    : api.call(acceptInvitation, {
        code,
        emailNotification: mails ? 'subscribed' : 'notSubscribed',
      })
}

const pageOf = {
  certification: routes.certification,
  course: routes.course,
  classroom: routes.classroom,
  practicalExam: routes.practicalExam,
} as const satisfies Record<LetterFacts['kind'], (place: Place, id: number) => string>

/** The URL of the page of the item that a letter invites to. */
export const targetAddress = (place: Place, { kind, targetId }: LetterFacts): string =>
  pageOf[kind](place, targetId)
