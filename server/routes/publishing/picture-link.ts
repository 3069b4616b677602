import { readerName } from '../../http/operator.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { signAddress } from '../../services/platform/document/sign-address.ts'
import { pictureFile } from '../../services/publishing/picture/store-picture.ts'

/** Makes the addresses of kept pictures for the session that asks: for questions, which lie on no page. */
export const pictureLink =
  ({ secrets, http, now }: Pick<HandlerContext<unknown>, 'secrets' | 'http' | 'now'>) =>
  (name: string): string =>
    signAddress(secrets.keys, pictureFile(name), readerName(http), now)
