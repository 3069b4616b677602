import { endSessions, getSessions } from '../../contract/identity/my-session.ts'
import { environment } from '../../environment/environment.ts'
import { showToast } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'

/** The learner's active sessions, the session of this page first; loaded once per page. */
export const sessionsResource = createResource(() => environment().api.call(getSessions, {}))

/** Ends the session with the given id, or with null all sessions except this page's, and updates the list. */
export async function endSessionsElsewhere(id: string | null): Promise<void> {
  const result = await environment().api.call(endSessions, { id })
  // 404 means that the session has ended in the meantime, so the learner's goal is reached.
  const hasEnded = result.ok || (result.failure.kind === 'refused' && result.failure.code === 404)
  if (!hasEnded) return showToast('notices:notOpened')
  const { $state } = sessionsResource
  const loaded = $state.get()
  if (loaded.state !== 'ready') return
  const remaining = loaded.value.filter((session) => session.here || (id !== null && session.id !== id))
  $state.set({ state: 'ready', value: remaining })
}
