import * as contract from '#src/contract/messaging/webhook.ts'
import { operatorNameOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { listEvents } from '../../services/messaging/webhook/list-events.ts'
import { listWebhooks } from '../../services/messaging/webhook/list-webhooks.ts'
import { reactivateEndpoint, replayEvents } from '../../services/messaging/webhook/replay-events.ts'

/**
 * The operators' calls about outgoing webhooks. The notifications of payment providers arrive in
 * payment-notification.ts.
 */
export const webhookRoutes = [
  implement(contract.getWebhooks, ({ db }) => listWebhooks(db)),

  implement(contract.getWebhookEvents, ({ db, log, request }) => listEvents(db, log, request)),

  implement(contract.replayWebhooks, ({ db, request, http, now }) =>
    replayEvents(db, request, { actor: operatorNameOf(http), now }),
  ),

  implement(contract.resumeWebhook, ({ db, request, http, now }) =>
    reactivateEndpoint(db, request.id, { actor: operatorNameOf(http), now }),
  ),
]
