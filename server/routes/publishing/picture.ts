import * as contract from '#src/contract/publishing/picture.ts'
import { refuse } from '#src/domain/refusal.ts'
import { urlHolderOf } from '../../http/operator.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import { implement } from '../../implement.ts'
import { signUrl } from '../../services/platform/document/sign-url.ts'
import { decodePicture } from '../../services/publishing/picture/decode-picture.ts'
import { listStoredPictures } from '../../services/publishing/picture/list-stored-pictures.ts'
import { findPictureKey, savePicture } from '../../services/publishing/picture/store-picture.ts'
import { checkSiteRights } from '../../services/publishing/rights/check-change-rights.ts'

export const pictureRoutes = [
  implement(contract.savePicture, async ({ db, ports, request: { image }, ...context }) => {
    const invalidImage = refuse('invalid', { fields: ['image'] })
    if (image.size > (contract.savePicture.uploadBytes ?? 0)) return invalidImage
    const publishing = publishInputOf(context)
    const refused = checkSiteRights(publishing.limits, [])
    if (refused) return refused
    const picture = await decodePicture(await image.bytes())
    if (!picture) return invalidImage
    return savePicture(db, ports.storage, picture, { ...publishing, fileName: image.name.slice(0, 200) })
  }),

  implement(contract.findPictures, ({ db, log, request, secrets, http, now }) => {
    const link = (file: string) => signUrl(secrets.keys, file, urlHolderOf(http), now)
    return listStoredPictures(db, log, request, link)
  }),

  implement(contract.getPictureLink, async ({ db, request: { name }, secrets, http, now }) => {
    const file = await findPictureKey(db, name)
    return file ? { link: signUrl(secrets.keys, file, urlHolderOf(http), now) } : refuse('notFound')
  }),
]
