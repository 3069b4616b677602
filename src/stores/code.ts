import { atom } from 'nanostores'
import { getValidationCode } from '../contract/validation-code.ts'
import { environment } from '../environment/environment.ts'

/**
 * A validation code, which shows that a person sends a form: figures in a picture, or read aloud where the
 * reader asked for that.
 */
export type Code =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; codeId: string; image: string; audio: string | null }

export const $code = atom<Code>({ state: 'loading' })

let latest = 0

/**
 * Asks for another validation code. Each may be tried once; sound is fetched only for readers who want to
 * hear it.
 */
export async function newCode({ audio = false } = {}): Promise<void> {
  latest += 1
  const mine = latest
  const before = $code.get()
  if (before.state === 'failed') $code.set({ state: 'loading' })
  const answer = await environment().api.call(getValidationCode, audio ? { audio } : {})
  if (mine === latest) $code.set(answer.ok ? { state: 'ready', ...answer.value } : { state: 'failed' })
}

/** The id of the code with what was typed, or null while there is no code to try. */
export function typedCode(validateCode: string): { codeId: string; validateCode: string } | null {
  const code = $code.get()
  return code.state === 'ready' ? { codeId: code.codeId, validateCode } : null
}
