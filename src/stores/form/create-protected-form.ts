import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { Result } from '../../api/result.ts'
import type { ProtectedForm } from '../../domain/proof.ts'
import { type FormFailure, formFailureOf, formFailureOfIssues } from './form.ts'
import { type CaptchaFields, computeNewProof, getProof } from './proof.ts'

/** The state of a form for anonymous visitors; `value` is the server's response. */
export type FormSending<Value> =
  | { state: 'open'; failure?: FormFailure }
  | { state: 'sending' }
  | { state: 'sent'; value: Value }

interface ProtectedFormOptions<Fields, Value> {
  name: ProtectedForm
  schema: z.ZodMiniType<Fields>
  send(fields: Fields, proof: CaptchaFields): Promise<Result<Value>>
}

/**
 * Creates the store of a form that is sent with a proof of work. Invalid fields are marked before the form is sent.
 * If sending fails, the typed texts stay, and the used proof is replaced.
 */
export function createProtectedForm<Fields, Value>({
  name,
  schema,
  send,
}: ProtectedFormOptions<Fields, Value>) {
  const $sending = atom<FormSending<Value>>({ state: 'open' })

  /** Marks the fields that the server would refuse. Returns whether there are any. */
  const check = (fields: Fields): boolean => {
    const { error } = z.safeParse(schema, fields)
    $sending.set({ state: 'open', ...(error && { failure: formFailureOfIssues(error.issues) }) })
    return error !== undefined
  }

  const attempt = async (fields: Fields): Promise<FormSending<Value>> => {
    const proof = await getProof(name)
    if ('failure' in proof) return { state: 'open', failure: proof.failure }
    const result = await send(fields, proof.sent)
    if (result.ok) return { state: 'sent', value: result.value }
    const failure = formFailureOf(result.failure)
    if (failure.kind !== 'unreachable') void computeNewProof(name)
    return { state: 'open', failure }
  }

  /** Sends the form. Calls while the form is being sent are ignored. */
  const sendForm = async (fields: Fields): Promise<void> => {
    if ($sending.get().state === 'sending' || check(fields)) return
    $sending.set({ state: 'sending' })
    $sending.set(await attempt(fields))
  }

  return { $sending, check, send: sendForm, reset: () => $sending.set({ state: 'open' }) }
}
