import * as contract from '#src/contract/publishing/video.ts'
import { refuse } from '#src/domain/refusal.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import { implement } from '../../implement.ts'
import { listVideos } from '../../services/publishing/video/list-videos.ts'
import { saveCaptions } from '../../services/publishing/video/save-captions.ts'
import { saveVideo } from '../../services/publishing/video/save-video.ts'

export const videoRoutes = [
  implement(contract.findVideos, ({ db, log, request }) => listVideos(db, log, request)),

  implement(contract.saveVideo, ({ db, ports, sites, request, ...context }) =>
    saveVideo(db, ports.storage, sites, { ...request, ...publishInputOf(context) }),
  ),

  implement(
    contract.saveCaptions,
    async ({ db, ports, sites, request: { file, ...request }, ...context }) => {
      if (file.size > (contract.saveCaptions.uploadBytes ?? 0)) return refuse('invalid', { fields: ['file'] })
      const { t } = translatorOf(context.language, 'captions')
      const sentenceOf = (rule: string) => t(`captions:${rule}`)
      const input = { ...request, bytes: await file.bytes(), sentenceOf, ...publishInputOf(context) }
      return saveCaptions(db, ports.storage, sites, input)
    },
  ),
]
