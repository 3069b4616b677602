import { atom } from 'nanostores'
import { acknowledgeCertificate } from '../../contract/learning/certificate.ts'
import { acknowledgeNotice, getDueNotices, setMigrationSeen } from '../../contract/messaging/notice.ts'
import type { Notice } from '../../domain/notice/notice.ts'
import { environment } from '../../environment/environment.ts'
import { closeOverlay, openOverlay } from '../session/overlay.ts'
import { loadSession } from '../session/session.ts'

/** The notices that the learner has to be shown, the first of each type first. */
export const $dueNotices = atom<readonly Notice[]>([])

/**
 * Asks which notices are due to a learner, and opens them in their turn. Notices that could not be asked for
 * come with the next page.
 */
export async function loadDueNotices(): Promise<void> {
  const session = await loadSession()
  if (session.state !== 'signedIn') return
  const answer = await environment().api.call(getDueNotices, {})
  if (!answer.ok) return
  $dueNotices.set(answer.value)
  for (const { type } of answer.value) openOverlay(type)
}

const keepSeen = ({ id, type }: Notice) => {
  const { api } = environment()
  if (type === 'urlChange') return api.call(acknowledgeNotice, { noticeId: id })
  if (type === 'migration') return api.call(setMigrationSeen, { seen: true })
  return api.call(acknowledgeCertificate, { id })
}

/**
 * Closes a notice and tells the server that it was read; the next of its type takes its place. Where the
 * server can't be told, it comes again with the next page. Specification 1, section 4: URL-change notice.
 */
export async function acknowledgeDue(notice: Notice): Promise<void> {
  // All notices of the migration are acknowledged at once.
  const same = (each: Notice) =>
    each.type === notice.type && (each.type === 'migration' || each.id === notice.id)
  const left = $dueNotices.get().filter((each) => !same(each))
  $dueNotices.set(left)
  if (!left.some(({ type }) => type === notice.type)) closeOverlay(notice.type)
  await keepSeen(notice)
}
