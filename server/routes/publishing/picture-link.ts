import { urlHolderOf } from '../../http/operator.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { signUrl } from '../../services/platform/document/sign-url.ts'
import { pictureFileKey } from '../../services/publishing/picture/store-picture.ts'

/**
 * Returns a function that signs the URL of a stored picture for the current session. Pictures of questions need
 * signed URLs, because no published page shows them.
 */
export const createPictureLink =
  ({ secrets, http, now }: Pick<HandlerContext<unknown>, 'secrets' | 'http' | 'now'>) =>
  (name: string): string =>
    signUrl(secrets.keys, pictureFileKey(name), urlHolderOf(http), now)
