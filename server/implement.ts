import type { Context } from 'hono'
import type { AnswerOf, Call, RequestOf } from '../src/contract/protocol/call.ts'
import type { Learner } from '../src/domain/learner/learner.ts'
import type { RefusedResult } from '../src/domain/refusal.ts'
import type { AppEnv, Dependencies } from './http/app-env.ts'
import { gateOf } from './http/budget-gate.ts'
import { type CallHandler, type HandlerContext, respond } from './http/respond.ts'
import { openUploadRoom } from './http/upload-room.ts'

type Answer<C extends Call> = AnswerOf<C> | RefusedResult

export type Handler<C extends Call> = (ask: HandlerContext<RequestOf<C>>) => Promise<Answer<C>> | Answer<C>

/** A call together with the handler that answers it. */
export interface Implementation {
  call: Call
  handle: (parts: Dependencies) => (c: Context<AppEnv>) => Promise<Response>
}

/** Uploads of more bytes than this, of which many at the same time would fill the memory, have room for a few. */
const largeUpload = 1024 * 1024

const implementation = (answered: CallHandler): Implementation => ({
  call: answered.call,
  handle(parts) {
    const { costly, uploadBytes = 0 } = answered.call
    const gate = costly && gateOf(parts, costly)
    const room = uploadBytes > largeUpload ? openUploadRoom() : undefined
    return (c) => respond(c, parts, { ...answered, gate, room })
  },
})

/**
 * Answers a call of the contract: decodes the request, checks who asks and where, runs the handler, encodes
 * what it returns or refuses. See docs/how-to/add-a-call.md.
 * @example implement(topics.getTopic, ({ db, request, ...audience }) => getTopic(db, audience, request.id))
 */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  // The types of the one call end here: `respond` serves all calls, and its codecs have checked what they
  // hand over.
  return implementation({ call, handler: handler as CallHandler['handler'] })
}

/**
 * Answers a call of signed-in learners, as `implement` does: the handler always gets a learner.
 * @example implementForLearner(contract.getMyMedals, async ({ db, learner, language, now }) => ...)
 */
export function implementForLearner<C extends Call>(
  call: C,
  handler: (ask: HandlerContext<RequestOf<C>> & { learner: Learner }) => ReturnType<Handler<C>>,
): Implementation {
  if (call.who !== 'learner') throw new Error(`${call.path} is not a call of learners`)
  // A request without a learner was answered with 401 before, which the type of `respond` can't know.
  return implementation({ call, handler: handler as unknown as CallHandler['handler'] })
}

/** A request of which nothing is told but what is asked and where. */
type ContentAsk<Request> = Pick<HandlerContext<Request>, 'db' | 'request' | 'tenant' | 'site' | 'language'>

/**
 * Answers a call whose answer is made of published content alone, as `implement` does: whoever asks, and whenever, gets the
 * same. It is kept until any content changes.
 * @example implementOfContent(contract.getFaq, ({ db, request, ...audience }) => listFaq(db, audience))
 */
export function implementOfContent<C extends Call>(
  call: C,
  handler: (ask: ContentAsk<RequestOf<C>>) => Promise<Answer<C>>,
): Implementation {
  return implementation({ call, handler: handler as CallHandler['handler'], ofContent: true })
}
