import * as z from 'zod/mini'
import { success } from '#src/contract/protocol/envelope.ts'
import { isCachedContent } from '../services/platform/content-cache.ts'

/** An encoded answer: text for one reader, bytes for an answer that is sent many times. */
export type EncodedAnswer = string | Uint8Array<ArrayBuffer>

/** A call, as far as its answer is encoded. */
interface Answering {
  answer: z.ZodMiniType
}

/** The encoded answers of cached values. A value is encoded again if another call answers with it. */
const encodedAnswers = new WeakMap<object, { call: Answering; bytes: Uint8Array<ArrayBuffer> }>()

/**
 * Encodes the result of a handler in the envelope. A value of the content cache is encoded once: encoding takes a third of the time of a
 * cached search.
 */
export function encodeAnswer(call: Answering, value: unknown): EncodedAnswer {
  if (!isCachedContent(value)) return encode(call, value)
  const known = encodedAnswers.get(value)
  if (known?.call === call) return known.bytes
  const bytes = toBytes(encode(call, value))
  encodedAnswers.set(value, { call, bytes })
  return bytes
}

/** Returns an encoded answer as bytes, which are sent without being converted again. */
export const toBytes = (encoded: EncodedAnswer): Uint8Array<ArrayBuffer> =>
  typeof encoded === 'string' ? new TextEncoder().encode(encoded) : encoded

const encode = ({ answer }: Answering, value: unknown): string =>
  `{"code":${success},"message":"","data":${JSON.stringify(z.encode(answer, value as never))}}`
