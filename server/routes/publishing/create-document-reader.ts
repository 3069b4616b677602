import type { Learner } from '#src/domain/learner/learner.ts'
import type { HandlerContext } from '../../http/respond.ts'
import type { DocumentReader } from '../../services/platform/document/learner-document.ts'

/** Returns the reader of a document: the learner of a session. */
export function createDocumentReader({
  learner,
  language,
  now,
  http,
}: HandlerContext<unknown> & { learner: Learner }): DocumentReader {
  const session = http.get('session')
  // A request without a session was answered with 401 before.
  if (!session) throw new Error('The request has no session')
  return { learnerId: learner.id, sessionId: session.id, language, now }
}
