import type { Learner } from '../../src/domain/learner/learner.ts'
import type { Ask } from '../implement.ts'
import type { Reader } from '../services/document/learner-document.ts'

/** Who asks for a document: the learner of a session. */
export function readerOf({ learner, language, now, http }: Ask<unknown> & { learner: Learner }): Reader {
  const session = http.get('session')
  // Such a call was answered with 401 before, had there been no session.
  if (!session) throw new Error('Nobody asks')
  return { learnerId: learner.id, sessionId: session.id, language, now }
}
