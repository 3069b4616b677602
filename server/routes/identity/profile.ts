import * as contract from '#src/contract/identity/profile.ts'
import { profileFields } from '#src/domain/learner/profile.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { supplyInfoOf } from '#src/sites/parts-of-site.ts'
import { clearSessionCookies } from '../../http/session-cookie.ts'
import { implementForLearner } from '../../implement.ts'
import { changeProfile } from '../../services/identity/learner/change-profile.ts'
import { deleteAccount } from '../../services/identity/learner/delete-account.ts'
import { loadUserInfo } from '../../services/identity/learner/load-user-info.ts'
import { saveExport } from '../../services/identity/learner/save-export.ts'
import { signUrl } from '../../services/platform/document/sign-url.ts'

export const profileRoutes = [
  // The chosen language needs no check here: `placeOfCall` has checked it as the language of the request.
  implementForLearner(contract.changeProfile, async ({ db, request, learner, now, ...audience }) => {
    const requestedFields: Partial<Record<string, boolean>> = supplyInfoOf(audience.site).fields
    const required = profileFields.filter((field) => requestedFields[field])
    const changed = await changeProfile(db, learner, request, { required, now })
    return isRefused(changed) ? changed : loadUserInfo(db, audience, changed, now)
  }),

  implementForLearner(contract.exportLearner, async ({ db, ports, learner, secrets, now, http }) => {
    const session = http.get('session')
    if (!session) return refuse('needLogin')
    const file = await saveExport(db, ports.storage, learner, now)
    return { link: signUrl(secrets.keys, file, session.id, now) }
  }),

  implementForLearner(
    contract.deleteAccount,
    async ({ db, ports, request, learner, site, language, now, http }) => {
      if (request.confirmation.trim().toLowerCase() !== learner.email)
        return refuse('invalid', { fields: ['confirmation'] })
      await deleteAccount(db, ports.storage, { id: learner.id, site, language, now })
      clearSessionCookies(http)
      return true
    },
  ),
]
