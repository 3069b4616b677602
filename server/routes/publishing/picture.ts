import * as contract from '#src/contract/publishing/picture.ts'
import { refuse } from '#src/domain/refusal.ts'
import { operatorName, readerName } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { signAddress } from '../../services/platform/document/sign-address.ts'
import { decodePicture } from '../../services/publishing/picture/decode-picture.ts'
import { findPicture, keepPicture } from '../../services/publishing/picture/store-picture.ts'

export const pictureRoutes = [
  implement(contract.keepPicture, async ({ db, ports, request: { image }, http, now }) => {
    const invalidImage = refuse('invalid', { fields: ['image'] })
    if (image.size > (contract.keepPicture.uploadBytes ?? 0)) return invalidImage
    const picture = await decodePicture(await image.bytes())
    return picture
      ? keepPicture(db, ports.storage, picture, { editor: operatorName(http), now })
      : invalidImage
  }),

  implement(contract.getPictureLink, async ({ db, request: { name }, secrets, http, now }) => {
    const file = await findPicture(db, name)
    return file ? { link: signAddress(secrets.keys, file, readerName(http), now) } : refuse('notFound')
  }),
]
