import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { getSession } from '../../contract/identity/session.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { getSiteStates } from '../../contract/publishing/site-state.ts'
import { type DeskLanguage, deskLanguage } from '../address/page.ts'
import { $signedOut, deskApi } from '../api/desk-api.ts'

type DeskAnswer = {
  email: string
  roles: string[]
  sites: { folder: string; languages: string[]; tenant: string; origin: string }[]
}

/** The person at the desk. `languages` are those of all served sites, English first. */
export interface Me extends Partial<DeskAnswer> {
  state: 'loading' | 'ready' | 'anonymous' | 'withoutRole' | 'failed'
  failure?: Failure
  languages: readonly string[]
}

export const $me = atom<Me>({ state: 'loading', languages: [] })

/** Returns the languages of all sites, English first, then by name. */
function languagesOf({ sites }: Pick<DeskAnswer, 'sites'>): string[] {
  const all = new Set(sites.flatMap((site) => site.languages))
  all.delete('en')
  return ['en', ...[...all].sort()]
}

/** Loads who is at the desk, and ends the state "signed out". */
export async function loadMe(): Promise<void> {
  const who = await deskApi().call(getSession, {})
  const answer = await deskApi().call(getSiteStates, {})
  if (answer.ok) {
    $signedOut.set(false)
    const languages = [
      'en',
      'ar',
      'de',
      'es',
      'fr',
      'id',
      'it',
      'ko',
      'pl',
      'pt-BR',
      'pt-PT',
      'ru',
      'th',
      'tr',
      'vi',
    ]
    const value = {
      email: who.value?.email ?? '',
      roles: ['editor'],
      sites: answer.value.map(({ site, tenant }) => ({
        folder: site,
        tenant,
        languages,
        origin: location.origin,
      })),
    }
    $me.set({ state: 'ready', ...value, languages: languagesOf(value) })
    return
  }
  const { failure } = answer
  if (failure.kind === 'refused' && failure.code === codeByReason.needLogin)
    $me.set({ state: 'anonymous', languages: [] })
  else if (failure.kind === 'refused' && failure.code === codeByReason.forbidden)
    $me.set({ state: 'withoutRole', languages: [] })
  else $me.set({ state: 'failed', failure, languages: [] })
}

/** The language of the desk, as loaded. */
export const language: DeskLanguage = deskLanguage()
