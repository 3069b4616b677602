import { atom } from 'nanostores'
import { acknowledgeCertificate } from '../../contract/learning/certificate.ts'
import { acknowledgeNotice, getDueNotices, setMigrationSeen } from '../../contract/messaging/notice.ts'
import type { Notice } from '../../domain/notice/notice.ts'
import { environment } from '../../environment/environment.ts'
import { closeOverlay, openOverlay } from '../session/overlay.ts'
import { loadSession } from '../session/session.ts'

/** The notices to show, in the order of their types. */
export const $dueNotices = atom<readonly Notice[]>([])

/**
 * Loads the learner's due notices and opens them one after the other. If loading fails, the next page that the
 * learner opens tries again.
 */
export async function loadDueNotices(): Promise<void> {
  const session = await loadSession()
  if (session.state !== 'signedIn') return
  const result = await environment().api.call(getDueNotices, {})
  if (!result.ok) return
  $dueNotices.set(result.value)
  for (const { type } of result.value) openOverlay(type)
}

const acknowledge = ({ id, type }: Notice) => {
  const { api } = environment()
  if (type === 'urlChange') return api.call(acknowledgeNotice, { noticeId: id })
  if (type === 'migration') return api.call(setMigrationSeen, { seen: true })
  return api.call(acknowledgeCertificate, { id })
}

/**
 * Closes a notice and records on the server that it was read; then the next notice of its type opens. If recording
 * fails, the notice appears again on the next page. Specification 1, section 4: URL-change notice.
 */
export async function acknowledgeDueNotice(notice: Notice): Promise<void> {
  // All migration notices are acknowledged together with the closed one.
  const isAcknowledged = (each: Notice) =>
    each.type === notice.type && (each.type === 'migration' || each.id === notice.id)
  const remaining = $dueNotices.get().filter((each) => !isAcknowledged(each))
  $dueNotices.set(remaining)
  if (!remaining.some(({ type }) => type === notice.type)) closeOverlay(notice.type)
  await acknowledge(notice)
}
