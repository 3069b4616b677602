import { endSessions, getSessions } from '../../contract/identity/my-session.ts'
import { environment } from '../../environment/environment.ts'
import { toast } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'

/** The learner's signed-on sessions, the one of this page first; loaded once per page. */
export const sessions = createResource(() => environment().api.call(getSessions, {}))

/** Ends one session by its id, or with null all but this page's, and updates the list. */
export async function endSessionsElsewhere(id: string | null): Promise<void> {
  const answer = await environment().api.call(endSessions, { id })
  // 404: the session has ended meanwhile, which was the learner's intention.
  const hasEnded = answer.ok || (answer.failure.kind === 'refused' && answer.failure.code === 404)
  if (!hasEnded) return toast('notices:notOpened')
  const { $state } = sessions
  const loaded = $state.get()
  if (loaded.state !== 'ready') return
  const remaining = loaded.value.filter((session) => session.here || (id !== null && session.id !== id))
  $state.set({ state: 'ready', value: remaining })
}
