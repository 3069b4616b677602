import type { PublishInput } from '../services/publishing/content-item/publish-input.ts'
import { operatorName } from './operator.ts'
import type { HandlerContext } from './respond.ts'

/** Returns the editor who sent a request, and its time. */
export const publishingOf = ({ http, now }: Pick<HandlerContext<unknown>, 'http' | 'now'>): PublishInput => ({
  editor: operatorName(http),
  now,
})
