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
import type { ResponseOf } from '../../contract/protocol/call.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import { formatInvitationQuery, parseInvitationCode } from '../../query/invitation.ts'
import { type Place, routes } from '../../routes.ts'
import { ensureCanEnrol, performAction } from '../action/action.ts'
import { openIfPrerequisiteMissing } from '../prerequisite/prerequisite.ts'

/** The data of an invitation, which the server returns to everyone who has the code. */
export type InvitedTraining = ResponseOf<typeof getInvitation>

/**
 * The item of an invitation: its name, the language of the name, and the kind of certification that it belongs to.
 */
export interface InvitedItem {
  name: string
  language: string
  leadsTo: CertificationKind | null
}

/** The state of the invitation on the page: none, loading, refused, loaded or accepted. */
export type Invitation =
  | { state: 'none' }
  | { state: 'reading'; code: string }
  | { state: 'refused'; code: string; failure: Failure }
  | {
      state: 'read' | 'accepted'
      code: string
      letter: InvitedTraining
      invited: InvitedItem | null
      failure: Failure | null
    }

export const $invitation = atom<Invitation>({ state: 'none' })

const signIn = 'enrolment:invitation.signIn'

/** Returns the invitation code in the page's URL; '' if there is none. */
export const codeInUrl = (): string => parseInvitationCode(environment().navigation.query())

/**
 * Loads an invitation by its code. The code is written into the URL, so that it is still there after the sign-in.
 * If another code is requested meanwhile, the response is ignored.
 */
export async function loadInvitation(address: string, code: string): Promise<void> {
  const { api, navigation } = environment()
  if (code !== codeInUrl()) navigation.show(address + formatInvitationQuery(code))
  $invitation.set({ state: 'reading', code })
  const isNewest = () => {
    const now = $invitation.get()
    return now.state === 'reading' && now.code === code
  }
  const result = await api.call(getInvitation, { code })
  const invited = result.ok ? await invitedOf(code, result.value) : null
  if (!isNewest()) return
  if (!result.ok) return $invitation.set({ state: 'refused', code, failure: result.failure })
  $invitation.set({ state: 'read', code, letter: result.value, invited, failure: null })
}

/** Returns the item of an invitation; null if the site doesn't show it. */
async function invitedOf(code: string, letter: InvitedTraining): Promise<InvitedItem | null> {
  const [item, leadsTo] = await Promise.all([itemOf(code, letter), kindOf(code, letter)])
  return item && { ...item, leadsTo: leadsTo ?? item.leadsTo }
}

async function itemOf(code: string, { kind, targetId: id }: InvitedTraining): Promise<InvitedItem | null> {
  const { api } = environment()
  const result =
    kind === 'certification'
      ? await api.call(getInvitedCertification, { code })
      : kind === 'classroom'
        ? await api.call(getClassroom, { id })
        : kind === 'practicalExam'
          ? await api.call(getPracticalExam, { id })
          : await api.call(getCourse, { id })
  if (!result.ok) return null
  const { name, language } = result.value
  return { name, language, leadsTo: 'kind' in result.value ? result.value.kind : null }
}

/**
 * Returns the kind of certification to which an invited session belongs; null for an invitation to another item,
 * because the API call that loads such an item returns the kind.
 */
async function kindOf(code: string, { kind }: InvitedTraining): Promise<CertificationKind | null> {
  if (kind !== 'classroom' && kind !== 'practicalExam') return null
  const result = await environment().api.call(getInvitedCertification, { code })
  return result.ok ? result.value.kind : null
}

/**
 * Accepts the invitation. If the server refuses, the reason is shown beside the field. Specification 2, section 8.
 */
export async function acceptOpenInvitation(mails: boolean): Promise<void> {
  const now = $invitation.get()
  if (now.state !== 'read' || !(await ensureCanEnrol(signIn, now.invited?.leadsTo ?? null, 'accept'))) return
  await performAction(signIn, async () => {
    const result = await sendAcceptance(now.code, now.letter, mails)
    if (result.ok) return $invitation.set({ ...now, state: 'accepted', failure: null })
    $invitation.set({ ...now, failure: openIfPrerequisiteMissing(result.failure) ? null : result.failure })
  })
}

function sendAcceptance(code: string, { kind, targetId }: InvitedTraining, mails: boolean) {
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
} as const satisfies Record<InvitedTraining['kind'], (place: Place, id: number) => string>

/** Returns the URL of the page of the invited item. */
export const invitedItemUrl = (place: Place, { kind, targetId }: InvitedTraining): string =>
  pageOf[kind](place, targetId)
