import type { Context } from 'hono'
import type { Call, RequestOf, ResponseOf } from '../src/contract/protocol/call.ts'
import type { Learner } from '../src/domain/learner/learner.ts'
import type { RefusedResult } from '../src/domain/refusal.ts'
import type { AppEnv, Dependencies } from './http/app-env.ts'
import { getCallLimiter } from './http/call-limiter.ts'
import { type CallHandler, type HandlerContext, respond } from './http/respond.ts'
import { createUploadLimiter } from './http/upload-limiter.ts'

type CallResult<C extends Call> = ResponseOf<C> | RefusedResult

export type Handler<C extends Call> = (
  context: HandlerContext<RequestOf<C>>,
) => Promise<CallResult<C>> | CallResult<C>

/** A call and its handler. */
export interface Implementation {
  call: Call
  handle: (dependencies: Dependencies) => (c: Context<AppEnv>) => Promise<Response>
}

/** Uploads of more bytes than this are admitted a few at a time, so that they do not fill the memory. */
const largeUpload = 1024 * 1024

const implementation = (callHandler: CallHandler): Implementation => ({
  call: callHandler.call,
  handle(dependencies) {
    const { costly, uploadBytes = 0 } = callHandler.call
    const limiter = costly && getCallLimiter(dependencies, costly)
    const uploadLimiter = uploadBytes > largeUpload ? createUploadLimiter() : undefined
    return (c) => respond(c, dependencies, { ...callHandler, limiter, uploadLimiter })
  },
})

/**
 * Implements a call of the contract: decodes the request, checks the caller and the place, runs the handler, and
 * encodes its result or refusal. See docs/how-to/add-a-call.md.
 * @example implement(topics.getTopic, ({ db, request, ...audience }) => getTopic(db, audience, request.id))
 */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  // The cast drops the types of this call: `respond` serves all calls, and their codecs have checked the values.
  return implementation({ call, handler: handler as CallHandler['handler'] })
}

/**
 * Implements a call of signed-in learners, as `implement` does: the handler always gets a learner.
 * @example implementForLearner(contract.getMyMedals, async ({ db, learner, language, now }) => ...)
 */
export function implementForLearner<C extends Call>(
  call: C,
  handler: (context: HandlerContext<RequestOf<C>> & { learner: Learner }) => ReturnType<Handler<C>>,
): Implementation {
  if (call.who !== 'learner') throw new Error(`${call.path} is not a call of learners`)
  // The cast is safe: `respond` refuses requests without a learner (401), which the handler's type can't express.
  return implementation({ call, handler: handler as CallHandler['handler'] })
}

/** The part of the handler's context that does not depend on the visitor or the time. */
type ContentContext<Request> = Pick<
  HandlerContext<Request>,
  'db' | 'request' | 'tenant' | 'site' | 'language'
>

/**
 * Implements a call whose result depends on published content alone, as `implement` does. The result is the same for
 * every visitor and is cached until content changes.
 * @example implementOfContent(getFaq, ({ db, request, ...audience }) =>
 *   findFaqEntries(db, audience, request.keyword))
 */
export function implementOfContent<C extends Call>(
  call: C,
  handler: (context: ContentContext<RequestOf<C>>) => Promise<CallResult<C>>,
): Implementation {
  return implementation({ call, handler: handler as CallHandler['handler'], isContentOnly: true })
}
