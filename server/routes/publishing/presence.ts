import * as contract from '#src/contract/publishing/presence.ts'
import { operatorNameOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { markPresence } from '../../services/publishing/presence/mark-presence.ts'

export const presenceRoutes = [
  implement(contract.markPresence, ({ db, http, now, request: { editing, ...item } }) => {
    const editor = operatorNameOf(http)
    const { firstName, lastName } = http.get('session')?.learner ?? {}
    const name = [firstName, lastName].filter(Boolean).join(' ') || editor
    return markPresence(db, item, { editor, name, editing, now })
  }),
]
