import { endSessions, getSessions } from '../../contract/identity/own-session.ts'
import { environment } from '../../environment/environment.ts'
import { toast } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'

/** The learner's own open sessions, the one of this page first; asked once a page. */
export const sessions = createResource(() => environment().api.call(getSessions, {}))

/** Ends one session by its id, or with null all but this page's, and asks what is left. */
export async function endSessionsElsewhere(id: string | null): Promise<void> {
  const answer = await environment().api.call(endSessions, { id })
  // One that has ended meanwhile is not there any more, as was wished.
  const gone = answer.ok || (answer.failure.kind === 'refused' && answer.failure.code === 404)
  if (!gone) return toast('notices:notOpened')
  const { $asked } = sessions
  const now = $asked.get()
  if (now.state !== 'ready') return
  const left = now.value.filter((each) => each.here || (id !== null && each.id !== id))
  $asked.set({ state: 'ready', value: left })
}
