import type { PublishInput } from '../services/publishing/content-item/publish-input.ts'
import { limitsOfEditor, operatorNameOf } from './operator.ts'
import type { HandlerContext } from './respond.ts'

/** Returns the editor who sent a request, the editor's limits, and the time of the request. */
export const publishInputOf = ({
  http,
  now,
  secrets,
}: Pick<HandlerContext<unknown>, 'http' | 'now' | 'secrets'>): PublishInput => ({
  editor: operatorNameOf(http),
  limits: limitsOfEditor(http, { secrets }),
  now,
})
