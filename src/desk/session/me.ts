import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { getDesk } from '../../contract/publishing/desk.ts'
import { saveSetting } from '../address/setting.ts'
import { $hasSessionEnded, deskApi, isSessionExpired } from '../api/desk-api.ts'

type DeskResponse = ResponseOf<typeof getDesk>

/** The signed-in user and the state of loading. `languages` are the languages of all served sites, English first. */
export interface Me extends Partial<DeskResponse> {
  state: 'loading' | 'ready' | 'anonymous' | 'withoutRole' | 'failed'
  failure?: Failure
  languages: readonly string[]
}

export const $me = atom<Me>({ state: 'loading', languages: [] })

/** Returns the language tags of all sites, English first, then in alphabetical order. */
function languagesOf({ sites }: Pick<DeskResponse, 'sites'>): string[] {
  const all = new Set(sites.flatMap((site) => site.languages.map(({ tag }) => tag)))
  all.delete('en')
  return ['en', ...[...all].sort()]
}

/** Loads the signed-in user. On success, the session no longer counts as ended. */
export async function loadMe(): Promise<void> {
  const result = await deskApi().call(getDesk, {})
  if (result.ok) {
    $hasSessionEnded.set(false)
    saveSetting('editor', result.value.roles.includes('editor') ? 'yes' : 'no')
    $me.set({ state: 'ready', ...result.value, languages: languagesOf(result.value) })
    return
  }
  const { failure } = result
  if (await isSessionExpired(failure)) {
    saveSetting('editor', 'no')
    $me.set({ state: 'anonymous', languages: [] })
  } else if (failure.kind === 'refused' && failure.code === codeByReason.forbidden)
    $me.set({ state: 'withoutRole', languages: [] })
  else $me.set({ state: 'failed', failure, languages: [] })
}
