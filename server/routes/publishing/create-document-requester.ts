import type { Learner } from '#src/domain/learner/learner.ts'
import type { HandlerContext } from '../../http/respond.ts'
import type { DocumentRequester } from '../../services/platform/document/get-learner-document-url.ts'

/** Returns the person for whom a document is created: the learner of a session, with the language and the time. */
export function createDocumentRequester({
  learner,
  language,
  now,
  http,
}: HandlerContext<unknown> & { learner: Learner }): DocumentRequester {
  const session = http.get('session')
  // A request without a session has already been refused with 401.
  if (!session) throw new Error('The request has no session')
  return { learnerId: learner.id, sessionId: session.id, language, now }
}
