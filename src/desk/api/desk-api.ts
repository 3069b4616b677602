import { atom } from 'nanostores'
import { type Api, createApi } from '../../api/create-api.ts'
import type { Failure } from '../../api/result.ts'
import { getSession } from '../../contract/identity/session.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { deskLanguageId } from '../address/desk-language.ts'
import { readPageData } from '../address/page.ts'
import { fetchWithStartedRequests } from '../start/started-requests.ts'

/** Whether the session has ended while the desk is open. */
export const $hasSessionEnded = atom(false)

/**
 * Checks with the server whether the session has ended, stores the result in `$hasSessionEnded`, and returns it. If
 * the request fails, returns the stored value.
 */
export async function loadSessionState(): Promise<boolean> {
  const session = await deskApi().call(getSession, {})
  if (session.ok) $hasSessionEnded.set(session.value === null)
  return $hasSessionEnded.get()
}

/** Whether a call was refused because the session has ended. */
export const isSessionExpired = async (failure: Failure): Promise<boolean> =>
  failure.kind === 'refused' &&
  (failure.code === codeByReason.needLogin ||
    (failure.code === codeByReason.forbidden && (await loadSessionState())))

let api: Api | undefined

/** Returns the client for API calls; error messages are in the language of the desk. */
export function deskApi(): Api {
  const { siteId, languages } = api ? { siteId: 0, languages: {} } : readPageData()
  api ??= createApi({
    baseURL: '/api',
    siteId,
    languageId: deskLanguageId(languages),
    fetch: fetchWithStartedRequests,
    onFailure: (call, failure) => {
      if (failure.kind !== 'refused' || call.path === getSession.path) return
      if (failure.code === codeByReason.needLogin) $hasSessionEnded.set(true)
      // Calls for editors are also refused if the user has no role. Only the session shows whether the user is
      // still signed in.
      if (failure.code === codeByReason.forbidden) void loadSessionState()
    },
  })
  return api
}
