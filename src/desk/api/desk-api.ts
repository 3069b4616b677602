import { atom } from 'nanostores'
import { type Api, createApi } from '../../api/create-api.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { deskLanguage, readPageData } from '../address/page.ts'

/** Whether the session has ended while the desk is open. */
export const $signedOut = atom(false)

let api: Api | undefined

/** Returns the client of the calls; its refusals are in the language of the desk. */
export function deskApi(): Api {
  const { siteId, languages } = api ? { siteId: 0, languages: {} } : readPageData()
  api ??= createApi({
    baseURL: '/api',
    siteId,
    languageId: languages[deskLanguage()] ?? languages.en ?? 1,
    onFailure: (_, failure) => {
      if (failure.kind === 'refused' && failure.code === codeByReason.needLogin) $signedOut.set(true)
    },
  })
  return api
}
