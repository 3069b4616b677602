import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { Result } from '../../api/result.ts'
import type { ProtectedForm } from '../../domain/proof.ts'
import { type FormFailure, formFailureOf, formFailureOfIssues } from './form.ts'
import { type CaptchaFields, computeNewProof, getProof } from './proof.ts'

/** The state of a form for anonymous visitors; `answer` is the server's response. */
export type FormSending<Answer> =
  | { state: 'open'; failure?: FormFailure }
  | { state: 'sending' }
  | { state: 'sent'; answer: Answer }

interface ProtectedFormOptions<Fields, Answer> {
  name: ProtectedForm
  schema: z.ZodMiniType<Fields>
  send(fields: Fields, proof: CaptchaFields): Promise<Result<Answer>>
}

/**
 * Creates the store of a form that is sent with a proof of work. Invalid fields are marked before the form is sent.
 * If sending fails, the typed texts stay, and the used proof is replaced.
 */
export function createProtectedForm<Fields, Answer>({
  name,
  schema,
  send,
}: ProtectedFormOptions<Fields, Answer>) {
  const $sending = atom<FormSending<Answer>>({ state: 'open' })

  /** Marks the fields that the server would refuse. Returns whether there are any. */
  const check = (fields: Fields): boolean => {
    const { error } = z.safeParse(schema, fields)
    $sending.set({ state: 'open', ...(error && { failure: formFailureOfIssues(error.issues) }) })
    return error !== undefined
  }

  const attempt = async (fields: Fields): Promise<FormSending<Answer>> => {
    const proof = await getProof(name)
    if ('failure' in proof) return { state: 'open', failure: proof.failure }
    const result = await send(fields, proof.sent)
    if (result.ok) return { state: 'sent', answer: result.value }
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
