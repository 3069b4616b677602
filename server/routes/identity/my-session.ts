import * as contract from '#src/contract/identity/my-session.ts'
import { clearSessionCookies } from '../../http/session-cookie.ts'
import { implementForLearner } from '../../implement.ts'
import {
  endLearnerSessions,
  endOneSession,
  endOtherSessions,
} from '../../services/identity/session/end-learner-sessions.ts'
import { listSessions } from '../../services/identity/session/list-sessions.ts'

export const mySessionRoutes = [
  implementForLearner(contract.endAllSessions, async ({ db, learner, config, ports, tenant, http }) => {
    const idToken = http.get('session')?.idToken
    const ended = await endLearnerSessions(db, learner.id)
    clearSessionCookies(http)
    const url =
      idToken &&
      (await ports.identity.createSignOutUrl(config.origins[tenant], idToken, '/').catch(() => null))
    return { ended, link: url ? url.href : null }
  }),

  implementForLearner(contract.getSessions, ({ db, learner, config, now, http }) =>
    listSessions(db, { learnerId: learner.id, here: http.get('session')?.id, idle: config.idle, now }),
  ),

  implementForLearner(contract.endSessions, ({ db, learner, request, http }) => {
    const [learnerId, currentSession] = [learner.id, http.get('session')?.id ?? '']
    return request.id === null
      ? endOtherSessions(db, { learnerId, keptId: currentSession })
      : endOneSession(db, { learnerId, id: request.id })
  }),
]
